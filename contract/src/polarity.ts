const NEGATION =
  /(?<![\p{L}\d])(?:not|no|never|cannot|without|neither|nor|none|\p{L}+n['’]t|avoid\p{L}*|refrain\p{L}*|prohibit\p{L}*|forbid\p{L}*|disallow\p{L}*|contraindicat\p{L}*|exclude[ds]?|ineligible)(?![\p{L}\d])/giu;

/** Stemmers give `exceed` and `exceeded` different stems. */
const SPLIT_STEM = /(?<=\p{L}ceed)(?:ed|ing)(?!\p{L})/giu;

/** Where the scope of a negation ends. A colon is no such place: a lead-in negates its items. */
const BOUNDARY =
  /[;,.?!]+(?:\s|$)|\n|(?<!\p{L})(?:but|however|unless|although|though|whereas|while|and|or|if|when|where|until|once|because|which|who|that)(?!\p{L})/giu;

/** Stems of a text's words, without those that say nothing of its subject. */
type TermsOf = (text: string) => readonly string[];

interface Clause {
  terms: Set<string>;
  isNegated: boolean;
}

/**
 * Negates what its grounds affirm, or the reverse: each clause is compared with those of the grounds that share most of
 * its words, at least half of the shorter one's, so that added words do not hide a reversal; a verbatim one agrees with
 * itself.
 */
export function contradicts(sentence: string, grounds: readonly string[], termsOf: TermsOf): boolean {
  const known = grounds.flatMap((ground) => clausesOf(ground, termsOf));
  return clausesOf(sentence, termsOf).some(({ terms, isNegated }) => {
    const shared = known.map((clause) => [...terms].filter((term) => clause.terms.has(term)).length);
    const most = Math.max(0, ...shared);
    if (most < Math.min(2, terms.size)) return false;
    const comparable = known.filter(
      (clause, at) => shared[at] === most && most * 2 >= Math.min(terms.size, clause.terms.size),
    );
    return comparable.length > 0 && comparable.every((clause) => clause.isNegated !== isNegated);
  });
}

function clausesOf(text: string, termsOf: TermsOf): Clause[] {
  return text.split(BOUNDARY).flatMap((clause) => {
    const terms = new Set(termsOf(clause.replace(NEGATION, ' ').replace(SPLIT_STEM, '')));
    const negations = clause.match(NEGATION)?.length ?? 0;
    return terms.size === 0 ? [] : [{ terms, isNegated: negations % 2 === 1 }];
  });
}
