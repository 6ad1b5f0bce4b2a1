import { withoutSeparators } from '@trialdesk/contract/quantities';

/** What sites measure and protocols set limits for. */
export interface Quantity {
  /** Its names, in questions and in protocols. */
  names: RegExp;
  /** What protocols call it when it is out of range. */
  toxicity: RegExp;
  /** So that 28,000/mm³ and 28 × 10⁹/L are the same: values from `above` on are multiplied. */
  scale?: { above: number; factor: number };
  /** On which side of its limits it harms. */
  harms: 'low' | 'high';
  /** Of the Common Terminology Criteria for Adverse Events, version 5.0. */
  grades?: Grades;
}

interface Grades {
  isMultiple: boolean;
  /** The worst first. */
  limits: readonly (readonly [grade: number, limit: number])[];
}

export interface MeasuredValue {
  quantity: Quantity;
  value: number;
  /** Of the upper limit of normal; otherwise absolute. */
  isMultiple: boolean;
}

const LIVER = /\bhepat|\bliver\b/iu;
const KIDNEY = /\b(?:renal|kidney|nephro)/iu;

const HEMATOLOGIC = String.raw`(?<!\bnon[- ]?)\bha?ematolog`;
const hematologic = (name: string) => new RegExp(String.raw`\b${name}|${HEMATOLOGIC}`, 'iu');

const absolute = (...limits: Grades['limits']): Grades => ({ isMultiple: false, limits });
const timesNormal = (...limits: Grades['limits']): Grades => ({ isMultiple: true, limits });

const QUANTITIES: readonly Quantity[] = [
  {
    names: /\b(?:plate?lets?|plts?|thrombocytes?)\b/giu,
    toxicity: hematologic('thrombocytop'),
    harms: 'low',
    scale: { above: 1_000, factor: 0.001 },
    grades: absolute([4, 25], [3, 50], [2, 75], [1, 150]),
  },
  {
    names: /\b(?:ANC|neuts?|neutrophils?)\b/giu,
    toxicity: hematologic('neutrop[ea]*ni'),
    harms: 'low',
    scale: { above: 50, factor: 0.001 },
    grades: absolute([4, 0.5], [3, 1], [2, 1.5]),
  },
  {
    names: /\b(?:WBC|white (?:blood )?(?:cells?|counts?)|leu[kc]ocytes?)\b/giu,
    toxicity: hematologic('leu[kc]op[ea]*ni'),
    harms: 'low',
    scale: { above: 100, factor: 0.001 },
    grades: absolute([4, 1], [3, 2], [2, 3]),
  },
  {
    names: /\b(?:ALC|lymphocytes?|lymphs)\b/giu,
    toxicity: hematologic('lymphop[ea]*ni'),
    harms: 'low',
    scale: { above: 50, factor: 0.001 },
    grades: absolute([4, 0.2], [3, 0.5], [2, 0.8]),
  },
  {
    names: /\beos(?:inophils?)?\b/giu,
    toxicity: hematologic('eosinophili'),
    harms: 'high',
    scale: { above: 100, factor: 0.001 },
  },
  {
    names: /\b(?:hb|hgb|ha?emoglobin)\b/giu,
    toxicity: hematologic('ana?emi'),
    harms: 'low',
    scale: { above: 25, factor: 0.1 },
    grades: absolute([3, 8], [2, 10]),
  },
  {
    names:
      /\b(?:ALTs?|ASTs?|SGPT|SGOT|LFTs?|(?:amino)?transaminases?|aminotransferases?|liver (?:enzymes?|tests?|function tests?))\b/giu,
    toxicity: LIVER,
    harms: 'high',
    grades: timesNormal([4, 20], [3, 5], [2, 3], [1, 1]),
  },
  {
    names: /\b(?:t?bili(?:rubin)?|TBL)\b/giu,
    toxicity: LIVER,
    harms: 'high',
    grades: timesNormal([4, 10], [3, 3], [2, 1.5], [1, 1]),
  },
  { names: /\b(?:ALP|alk(?:aline)? phos(?:phatase)?)\b/giu, toxicity: LIVER, harms: 'high' },
  // In this case only: EGFR is a receptor.
  {
    names: /\bcreatinine clearance\b|\bCrCL?l?\b|\bCLcr\b|\bcrcl\b|\be?GFR\b|\begfr\b/gu,
    toxicity: KIDNEY,
    harms: 'low',
  },
  {
    names: /\b(?:s?cr|s?creat(?:inine)?)\b(?! clearance)/giu,
    toxicity: KIDNEY,
    harms: 'high',
    grades: timesNormal([4, 6], [3, 3], [2, 1.5], [1, 1]),
  },
  {
    names: /\bQTc?[BF]?\b/giu,
    toxicity: /\bQTc?\b/u,
    harms: 'high',
    grades: absolute([3, 500], [2, 480], [1, 449]),
  },
  {
    names: /\b(?:LV)?EF\b|\bejection fraction\b|\bpump(?:ing)? function\b/giu,
    toxicity: /\bsystolic\b|\bheart failure\b|\bcardiac\b/iu,
    harms: 'low',
  },
  { names: /\bpotassium\b/giu, toxicity: /\bhyp(?:er|o)kal[ea]*mi/iu, harms: 'high' },
  { names: /\bINR\b/giu, toxicity: /\bcoagul|\bbleed/iu, harms: 'high' },
  {
    names: /\b(?:CPK|CK|creatine (?:phospho)?kinase)\b/giu,
    toxicity: /\brhabdomyol|\bmyo(?:pathy|sitis)/iu,
    harms: 'high',
  },
  { names: /\b(?:lipase|amylase)\b/giu, toxicity: /\bpancreatit/iu, harms: 'high' },
];

const NUMBER = String.raw`\d+(?:[.,]\d+)*`;
const MULTIPLE = String.raw`\s?(?:[x×]|times|fold)\s*(?:the\s+)?(?:uln|upper limit|normal)|\s?fold\b|\s?[x×](?!\s?10)(?=\s|$|[.,;?!])|\s?times\b`;
/** Times, doses and ordinals are no measured values. */
const OTHER_UNIT = String.raw`(?!\s?[-–]?\s?(?:d|days?|h|hrs?|hours?|mins?|w|wks?|weeks?|months?|years?|y|mg|am|pm|st|nd|rd|th)\b|[:/]\d)`;
/** `3 times baseline`, `40% of her starting value` */
const OF_BASELINE = String.raw`(?!\s?(?:%|[x×]|times|-?fold)[^.;,()\d]{0,30}\b(?:baseline|starting))`;
const VALUE = new RegExp(
  String.raw`(?<![\p{L}\d.,/-])(${NUMBER})(?!\d)${OF_BASELINE}(k\b)?(${MULTIPLE})?${OTHER_UNIT}(?![\p{L}\d])`,
  'iu',
);

/** In characters, between the name and its value. */
const FARTHEST = 40;

/** Before a number that is not what was measured. */
const NAMES_NUMBER = /\b(?:visits?|v|weeks?|wk|days?|cycles?|grade|gr|grd|level|arm|part|cohort)\.? ?-?$/iu;

/** The first quantity of a question with its value: `ANC 0.9`, `plts came back at 28,000`, `ALT 4 times the upper limit`. */
export function measuredValueIn(question: string): MeasuredValue | null {
  const text = question.normalize('NFKC');
  for (const quantity of QUANTITIES) {
    for (const { index, 0: name } of text.matchAll(quantity.names)) {
      const after = text.slice(index + name.length, index + name.length + FARTHEST);
      const found = valueIn(after, quantity);
      if (found) return found;
    }
  }
  return null;
}

function valueIn(after: string, quantity: Quantity): MeasuredValue | null {
  const match = VALUE.exec(after);
  if (!match || NAMES_NUMBER.test(after.slice(0, match.index))) return null;
  const [, digits = '', thousand, multiple] = match;
  const number = Number(withoutSeparators(digits).replace(',', '.')) * (thousand === undefined ? 1 : 1_000);
  const isMultiple = multiple !== undefined;
  return { quantity, value: isMultiple ? number : inScale(number, quantity), isMultiple };
}

export function inScale(value: number, { scale }: Quantity): number {
  return scale && value >= scale.above ? value * scale.factor : value;
}

/** Null for a value that has none. */
export function gradeOf({ quantity: { grades, harms }, value, isMultiple }: MeasuredValue): number | null {
  if (!grades || grades.isMultiple !== isMultiple) return null;
  const found = grades.limits.find(([, limit]) => (harms === 'low' ? value < limit : value > limit));
  return found?.[0] ?? null;
}

export function namesQuantity(text: string, { names, toxicity }: Quantity): boolean {
  return text.search(names) !== -1 || toxicity.test(text);
}

export function namesOther(text: string, quantity: Quantity): boolean {
  return placeOfOther(text, quantity) < text.length;
}

/** Where a text first names another quantity; its length if it names none. */
export function placeOfOther(text: string, quantity: Quantity): number {
  const places = QUANTITIES.filter((other) => other !== quantity).map(({ names }) => text.search(names));
  return Math.min(text.length, ...places.filter((place) => place !== -1));
}
