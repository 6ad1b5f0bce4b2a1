import { isNegated, withoutNegations } from '@trialdesk/contract/negations';
import { termsOf } from '../text/terms.ts';

/** The stemmer gives `exceed` and `exceeded` different stems. */
const SPLIT_STEM = /(?<=\p{L}ceed)(?:ed|ing)(?!\p{L})/giu;

/** Where the scope of a negation ends. A colon is no such place: a lead-in negates its items. */
const BOUNDARY =
  /[;,.?!]+(?:\s|$)|\n|(?<!\p{L})(?:but|however|unless|although|though|whereas|while|and|or|if|when|where|until|once|because|which|who|that)(?!\p{L})/giu;

interface Clause {
  terms: Set<string>;
  isNegated: boolean;
}

/**
 * Negates what its grounds affirm, or the reverse: each clause is compared with those of the grounds that share most of
 * its words, at least half of the shorter one's, so that added words do not hide a reversal; a verbatim one agrees with
 * itself.
 */
export function contradicts(sentence: string, grounds: readonly string[]): boolean {
  const known = grounds.flatMap(clausesOf);
  return clausesOf(sentence).some(({ terms, isNegated }) => {
    const shared = known.map((clause) => [...terms].filter((term) => clause.terms.has(term)).length);
    const most = Math.max(0, ...shared);
    if (most < Math.min(2, terms.size)) return false;
    const comparable = known.filter(
      (clause, at) => shared[at] === most && most * 2 >= Math.min(terms.size, clause.terms.size),
    );
    return comparable.length > 0 && comparable.every((clause) => clause.isNegated !== isNegated);
  });
}

function clausesOf(text: string): Clause[] {
  return text.split(BOUNDARY).flatMap((clause) => {
    const terms = new Set(termsOf(withoutNegations(clause).replace(SPLIT_STEM, '')));
    return terms.size === 0 ? [] : [{ terms, isNegated: isNegated(clause) }];
  });
}
