/** A kind of answer: how questions ask for it, and what a sentence that gives it holds. */
interface AnswerType {
  asks: RegExp;
  holds: RegExp;
}

const UNITS_OF_TIME = 'minutes?|min|hours?|hrs?|days?|weeks?|months?|years?';
const NUMBER = '(?:\\d|\\b(?:one|two|three|four|five|six|seven|eight|nine|ten|twelve)\\b)';

/** The more particular kinds come first; the first whose question form fits is the one. */
const TYPES: AnswerType[] = [
  {
    asks: /\b(?:phone|fax|telephone|mobile|contact) number\b|\be-?mail address\b/i,
    holds: /\+?\d[\d\s().-]{6,}\d|\S@\S/,
  },
  {
    asks: /\b(?:how much|what)\b.*\b(?:paid|pay|invoice|reimburse|stipend|cost|fee)\b|\bstipend\b|\bwages\b/i,
    holds: /[$€£]|\b(?:USD|EUR|GBP|dollars?|euros?|reimburse\w*|compensat\w*|paid|payments?)\b/i,
  },
  { asks: /\btemp(?:erature)?s?\b|\bhow (?:cold|warm)\b/i, holds: /°|\bdegrees?\b/i },
  { asks: /\b(?:volume|how much blood|how many ml)\b/i, holds: /\d\s*(?:m?l|millilit\w+)\b/i },
  { asks: /\bhow many years\b/i, holds: /\byears?\b/i },
  { asks: /\bhow many months\b/i, holds: /\b(?:months?|years?)\b/i },
  {
    asks: /\b(?:what|which|starting) (?:\w+ )?dose\b|\bhow many mg\b|\bwhat mg\b|\bhow much of\b/i,
    holds: /\d\s*(?:mg|mcg|[µμ]g|g|iu|units?|ml|cm2?)\b/i,
  },
  {
    asks: /\bwhich (?:\w+ ){0,2}(?:visits?|days?|weeks?|cycles?)\b|\b(?:at|on) (?:which|what) (?:visit|day|week|cycle)\b/i,
    holds: /\b(?:visits?|days?|weeks?|cycles?|screening|baseline)\b|\bmarked under\b/i,
  },
  {
    asks: /\bhow (?:long|soon|quickly|fast|late|early|far ahead|often)\b|\bdeadline\b|\bgap\b|\bby when\b|\bhow many (?:minutes|hours|days|weeks)\b/i,
    holds: new RegExp(
      `${NUMBER}[^.;]{0,20}\\b(?:${UNITS_OF_TIME})\\b|\\b(?:immediately|promptly|as soon as|daily|weekly)\\b`,
      'i',
    ),
  },
  {
    asks: /\bhow (?:many|much|far)\b|\bcut-?\s?off\b|\blimit\b|\bat most\b|\bmaximum\b|\bminimum\b|\bwhat %/i,
    holds: new RegExp(NUMBER, 'i'),
  },
];

/** What an answer to the question must hold to be one; null when the question's form does not say. */
export function answerPattern(question: string): RegExp | null {
  return TYPES.find(({ asks }) => asks.test(question))?.holds ?? null;
}
