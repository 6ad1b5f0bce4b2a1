import { numberInWords, unitOf, withoutSeparators } from '@trialdesk/contract/quantities';
import { BOUND_SIGNS, numberedName } from '../text/counted.ts';

/** As far as one sentence can be compared with another. */
export interface Claim {
  /** Without function words; includes names with a number (`week 4`). */
  words: string[];
  /** In reading order. */
  values: Value[];
  isNegated: boolean;
}

export interface Value {
  /** Converted where possible: `72 h` for 3 days. */
  amount: string;
  /** Sign before the number, or empty. */
  bound: string;
}

const LISTED = /^(?:and|or|to|through)$/;

const NEGATION = /^(?:not|no|never|cannot|without|neither|nor)$/;

const FUNCTION_WORD =
  /^(?:a|an|the|of|in|on|at|by|for|to|and|or|is|are|be|been|was|were|will|shall|should|must|may|can|has|have|had|with|within|from|as|that|this|these|those|it|its|each|per|than|then)$/;

const TOKEN = new RegExp(`\\d+(?:[.,]\\d+)*|\\p{L}+(?:['’-]\\p{L}+)*|[${BOUND_SIGNS}%]`, 'gu');

const BOUND = new RegExp(`^[${BOUND_SIGNS}]$`);

export function claimOf(sentence: string): Claim {
  const tokens = sentence.normalize('NFKC').toLowerCase().match(TOKEN) ?? [];
  const claim: Claim = { words: [], values: [], isNegated: false };
  let name = '';
  let bound = '';
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at] ?? '';
    const number = numberOf(token);
    if (number !== null && name !== '') claim.words.push(`${name} ${number}`);
    else if (number !== null) {
      const base = unitOf(tokens[at + 1] ?? '')?.base;
      if (base) at += 1;
      claim.values.push({ amount: base ? `${rounded(number * base.factor)} ${base.name}` : String(number), bound });
      bound = '';
    } else if (BOUND.test(token)) bound = token;
    else if (NEGATION.test(token)) claim.isNegated = !claim.isNegated;
    else if (numberedName(token) !== undefined) name = numberedName(token) ?? '';
    else if (!(name !== '' && LISTED.test(token))) {
      name = '';
      bound = '';
    }
    const isWord = number === null && !FUNCTION_WORD.test(token) && !NEGATION.test(token) && /\p{L}/u.test(token);
    if (isWord) claim.words.push(token.replace(/s$/, ''));
  }
  return claim;
}

function numberOf(token: string): number | null {
  if (/^\d/.test(token)) return Number(withoutSeparators(token).replace(',', '.'));
  return numberInWords(token) ?? null;
}

/** Floating-point conversion must give equal amounts equal texts. */
function rounded(amount: number): number {
  return Number(amount.toPrecision(9));
}
