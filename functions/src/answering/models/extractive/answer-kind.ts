import { NUMBER_WORD_FORMS, unitForms } from '@trialdesk/contract/quantities';

/** How questions ask for a kind of answer, and what such an answer contains. */
interface AnswerKind {
  asks: RegExp;
  contains: RegExp;
  /** Without it a sentence is no answer at all. */
  isRequired?: true;
}

const NUMBER = `(?:\\d|\\b(?:${NUMBER_WORD_FORMS})\\b)`;
const TIME = `\\b(?:${unitForms('minute', 'hour', 'day', 'week', 'month', 'year')})\\b`;
const DOSE = `\\d\\s*(?:${unitForms('mg', 'μg', 'g', 'iu', 'ml', 'cm', 'cm2')}|units?)\\b`;
const VOLUME = `\\d\\s*(?:${unitForms('ml', 'l')})\\b`;

/** Seven digits or more, three of them together, unlike those of a section (3.9.3.4.2). */
const PHONE = String.raw`(?=[\d\s().-]*\d{3})\d(?:[\s().-]*\d){6,}`;

/** Specific kinds first; the first match applies. */
const KINDS: AnswerKind[] = [
  {
    asks: /(?<!\b(?:within|in) )\b(?:what|which|latest|earliest) time\b[^?]*\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun|week)days?|courier|pick(?:ed|s)? ?up|close[sd]?|opens?|help ?desk|hot ?line)\b|\bopening hours\b/i,
    contains:
      /\b(?:[01]?\d|2[0-4]):[0-5]\d\b|\b\d{1,2}(?:\.\d\d)? ?[ap]\.?m\b|\bo['’]clock\b|\b(?:noon|midday|midnight)\b|\b24\/7\b|\b24 hours a day\b|\b(?:business|office|working) hours\b/i,
    isRequired: true,
  },
  {
    asks: /^\s*who is (?:the|our) (?:coordinating|principal|chief|national|lead|medical)\b/i,
    contains: /\b(?:MD|PhD|Dr|Prof|Professor)\b|\bM\.D\.|\bPh\.D\./,
  },
  {
    asks: /\b(?:phone|fax|telephone|mobile|contact) number\b|\be-?mail address\b/i,
    contains: new RegExp(`${PHONE}|\\S@\\S`),
    isRequired: true,
  },
  {
    asks: /\bhow much\b.*\b(?:paid|pay|invoice|reimburse|stipend|costs?|fees?)\b|\bhow much\b.*\bper (?:visit|night|day)\b.*\bwages\b/i,
    contains: /[$€£]|\b(?:USD|EUR|GBP|dollars?|euros?|pounds)\b/i,
    isRequired: true,
  },
  {
    asks: /\bwhat\b.*\b(?:paid|pay|invoice|reimburse|stipend|costs?|fees?)\b|\bstipend\b|\bwages\b/i,
    contains: /[$€£]|\b(?:USD|EUR|GBP|dollars?|euros?|reimburse\w*|compensat\w*|paid|payments?)\b/i,
    isRequired: true,
  },
  {
    asks: new RegExp(
      `\\bhow (?:old|recent|fresh) (?:may|can|must|should) (?!.*\\b(?:patients?|subjects?|participants?|people|they|s?he|child\\w*|volunteers?)\\b)|${NUMBER}\\s*(?:d|wks?|${unitForms('day', 'week', 'month')}) (?:ago|old)\\b.*\\b(?:use|accept\\w*|good enough|ok|okay|valid|repeat|fresh|new|again|redo)\\b`,
      'i',
    ),
    contains: new RegExp(
      `\\b(?:within|older than|more than|up to|last|past|previous)\\b[^.;]{0,30}${NUMBER}[^.;]{0,10}${TIME}|${NUMBER}[^.;]{0,10}${TIME}[^.;]{0,20}\\b(?:prior|before|preceding|of|old)\\b`,
      'i',
    ),
  },
  {
    asks: /\bhow many (?:minutes|hours|days|weeks)\b/i,
    contains: new RegExp(`${NUMBER}[^.;]{0,20}${TIME}`, 'i'),
  },
  {
    asks: /\btemp(?:erature)?s?\b|\bhow (?:cold|warm)\b|\bfridge\b/i,
    contains: /°|\bdegrees?\b|\brefrigerat|\broom temperature\b|\bfrozen\b|\bfreez/i,
  },
  {
    asks: /\bhow (?:is|are|does|do|will) [^?.]*\b(?:supplied|packaged|packed|delivered)\b|\bwhat (?:do|does|is|are) [^?.]*\b(?:come in|supplied (?:in|as)|packed in)\b/i,
    contains:
      /\b(?:tablets?|capsules?|pills?|vials?|bottles?|blisters?|syringes?|pens?|autoinjectors?|kits?|patch(?:es)?|sachets?|ampoules?|box(?:es)?|cartons?|wallets?|bags?|solution|suspension|powder|cream|labell?ed)\b/i,
    isRequired: true,
  },
  { asks: /\b(?:what|which) (?:\w+ )?version\b/i, contains: /\bv(?:ersion)?\.? ?\d/i },
  {
    asks: /\bhow much blood\b.*\b(?:total|whole|entire|altogether|in all|overall)\b|\btotal (?:blood )?(?:volume|amount)\b.*\bblood\b|\btotal blood\b/i,
    contains:
      /\b(?:total|maximum|overall|altogether|exceed|no more than)\b[^.;]{0,40}\b(?:bloods?|volumes?|amounts?|ml)\b/i,
    isRequired: true,
  },
  { asks: /(?<!\b(?:high|low)[- ])\b(?:volume|how much blood|how many ml)\b/i, contains: new RegExp(VOLUME, 'i') },
  { asks: /\bhow many years\b/i, contains: new RegExp(`\\b(?:${unitForms('year')})\\b`, 'i') },
  { asks: /\bhow many months\b/i, contains: new RegExp(`\\b(?:${unitForms('month', 'year')})\\b`, 'i') },
  {
    asks: /\b(?:what|which|starting) (?:\w+ )?dose\b|\bhow many mg\b|\bwhat mg\b|\bhow much of\b/i,
    contains: new RegExp(DOSE, 'i'),
  },
  {
    asks: /\b(?:on|at|in) (?:which|what) (?:day|week|month|cycle)\b/i,
    contains: /\b(?:days?|weeks?|months?|cycles?) ?[-−–]?\d/i,
  },
  {
    asks: /\bwhich (?:\w+ ){0,2}(?:visits?|days?|weeks?|cycles?)\b|\b(?:at|on) (?:which|what) (?:visit|day|week|cycle)\b/i,
    contains: /\b(?:visits?|days?|weeks?|cycles?|screening|baseline)\b|\bmarked under\b/i,
  },
  {
    asks: /\bhow (?:long|soon|quickly|fast|late|early|far ahead|often)\b|\bdeadline\b|\bgap\b|\bby when\b|\bhow recent|\bwash-?out\b|\b(?:infusion|observation|waiting) time\b|\bduration\b|\blength of\b|\b(?:retention|collection|observation) period\b/i,
    contains: new RegExp(
      `${NUMBER}[^.;]{0,20}(?:${TIME}|\\bcycles?\\b)|\\b(?:immediately|promptly|as soon as|daily|weekly)\\b|\\bevery (?:other|second|third|fourth|sixth) (?:${TIME})`,
      'i',
    ),
  },
  {
    asks: /\bhow (?:many|much|far|high|low|heavy|tall)\b|\bcut-?\s?off\b|\blimit\b|\bat most\b|\bmax(?:imum)?\b|\bmin(?:imum)?\b|\b(?:highest|lowest)\b|\bwhat %/i,
    contains: new RegExp(NUMBER, 'i'),
  },
];

/** What an answer must contain to be one, such as a telephone number; null when it need not contain anything. */
export function requiredPattern(question: string): RegExp | null {
  const kind = KINDS.find(({ asks }) => asks.test(question));
  return kind?.isRequired ? kind.contains : null;
}

/** Null when the question's form does not imply a kind of answer. */
export function answerPattern(question: string): RegExp | null {
  return KINDS.find(({ asks }) => asks.test(question))?.contains ?? null;
}
