/** Marks a text that was shortened. */
export const SHORTENED = '…';

/** Long enough for a whole criterion or header, short enough not to bury the passage it is context of. Set by eye. */
const MAX_CONTEXT_LENGTH = 240;

/** The beginning of a text, in characters. */
export function shorten(text: string, longest = MAX_CONTEXT_LENGTH): string {
  return text.length > longest ? `${text.slice(0, longest)}${SHORTENED}` : text;
}
