import { NUMBER_WORD_FORMS, unitForms } from '../../text/quantities.ts';

/** How questions ask for a kind of answer, and what such an answer contains. */
interface AnswerKind {
  asks: RegExp;
  contains: RegExp;
}

const NUMBER = `(?:\\d|\\b(?:${NUMBER_WORD_FORMS})\\b)`;
const TIME = `\\b(?:${unitForms('minute', 'hour', 'day', 'week', 'month', 'year')})\\b`;
const DOSE = `\\d\\s*(?:${unitForms('mg', 'μg', 'g', 'iu', 'ml', 'cm', 'cm2')}|units?)\\b`;
const VOLUME = `\\d\\s*(?:${unitForms('ml', 'l')})\\b`;

/** Specific kinds first; the first match applies. */
const KINDS: AnswerKind[] = [
  {
    asks: /\b(?:phone|fax|telephone|mobile|contact) number\b|\be-?mail address\b/i,
    contains: /\+?\d[\d\s().-]{6,}\d|\S@\S/,
  },
  {
    asks: /\b(?:how much|what)\b.*\b(?:paid|pay|invoice|reimburse|stipend|cost|fee)\b|\bstipend\b|\bwages\b/i,
    contains: /[$€£]|\b(?:USD|EUR|GBP|dollars?|euros?|reimburse\w*|compensat\w*|paid|payments?)\b/i,
  },
  { asks: /\btemp(?:erature)?s?\b|\bhow (?:cold|warm)\b/i, contains: /°|\bdegrees?\b/i },
  { asks: /\b(?:volume|how much blood|how many ml)\b/i, contains: new RegExp(VOLUME, 'i') },
  { asks: /\bhow many years\b/i, contains: new RegExp(`\\b(?:${unitForms('year')})\\b`, 'i') },
  { asks: /\bhow many months\b/i, contains: new RegExp(`\\b(?:${unitForms('month', 'year')})\\b`, 'i') },
  {
    asks: /\b(?:what|which|starting) (?:\w+ )?dose\b|\bhow many mg\b|\bwhat mg\b|\bhow much of\b/i,
    contains: new RegExp(DOSE, 'i'),
  },
  {
    asks: /\bwhich (?:\w+ ){0,2}(?:visits?|days?|weeks?|cycles?)\b|\b(?:at|on) (?:which|what) (?:visit|day|week|cycle)\b/i,
    contains: /\b(?:visits?|days?|weeks?|cycles?|screening|baseline)\b|\bmarked under\b/i,
  },
  {
    asks: /\bhow (?:long|soon|quickly|fast|late|early|far ahead|often)\b|\bdeadline\b|\bgap\b|\bby when\b|\bhow many (?:minutes|hours|days|weeks)\b/i,
    contains: new RegExp(`${NUMBER}[^.;]{0,20}${TIME}|\\b(?:immediately|promptly|as soon as|daily|weekly)\\b`, 'i'),
  },
  {
    asks: /\bhow (?:many|much|far)\b|\bcut-?\s?off\b|\blimit\b|\bat most\b|\bmaximum\b|\bminimum\b|\bwhat %/i,
    contains: new RegExp(NUMBER, 'i'),
  },
];

/** Null when the question's form does not imply a kind of answer. */
export function answerPattern(question: string): RegExp | null {
  return KINDS.find(({ asks }) => asks.test(question))?.contains ?? null;
}
