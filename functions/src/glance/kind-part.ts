/** Fields of one kind of objective or endpoint. */
const FIELD = /^(primary|secondary|exploratory)_(?:objectives?|endpoints?)$/;

/** The name of a kind above its objectives: not in the middle of a sentence. */
const KIND =
  /(?<=^|[.;:]\s|\n|^(?:objectives?|end\s?points?)(?: and (?:objectives?|end\s?points?))?:?\s)(?:[•●○▪■-]\s*)?(?:(?:co-?|key|major|other)\s*)*(primary|secondary|exploratory|tertiary)(?:\s+[\p{L}-]+){0,2}?\s*(?:objectives?|end\s?points?|outcomes?|aims?)\b(?=[^.]{0,60}:|\s*\n|\s+(?:are|is)\b)/giu;

/**
 * The part of a row or paragraph with several kinds of objectives or endpoints that is of the field's own kind,
 * verbatim; null without one. Text that names fewer than two kinds is kept whole.
 */
export function kindPart(field: string, text: string): string | null {
  const [, kind] = FIELD.exec(field) ?? [];
  if (kind === undefined) return text;
  const starts = [...text.matchAll(KIND)].map((match) => ({ at: match.index, kind: kindOf(match[1] ?? '') }));
  if (new Set(starts.map((start) => start.kind)).size < 2) return text;
  const first = starts.findIndex((start) => start.kind === kind);
  if (first === -1) return null;
  const next = starts.slice(first).find((start) => start.kind !== kind);
  return text.slice(starts[first]?.at, next?.at).trim();
}

function kindOf(word: string): string {
  return word.toLowerCase() === 'tertiary' ? 'exploratory' : word.toLowerCase();
}
