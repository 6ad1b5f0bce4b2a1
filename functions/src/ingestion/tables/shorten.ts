/** Ends what was told in part. */
export const SHORTENED = '…';

/** The beginning of a text that is told around a passage, where the whole of it would bury the passage. */
export function shorten(text: string, longest = 240): string {
  return text.length > longest ? `${text.slice(0, longest)}${SHORTENED}` : text;
}
