const NEGATION =
  /(?<![\p{L}\d])(?:not|no|never|cannot|without|neither|nor|none|\p{L}+n['’]t|avoid\p{L}*|refrain\p{L}*|prohibit\p{L}*|forbid\p{L}*|disallow\p{L}*|contraindicat\p{L}*|exclude[ds]?|ineligible)(?![\p{L}\d])/giu;

/** Whether a text denies what its other words say: it has an odd number of negations. */
export function isNegated(text: string): boolean {
  return (text.match(NEGATION)?.length ?? 0) % 2 === 1;
}

/** With a space in place of each. */
export function withoutNegations(text: string): string {
  return text.replace(NEGATION, ' ');
}
