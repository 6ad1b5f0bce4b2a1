export const SHORTENED = '…';

/** Characters. Set by eye: fits a criterion without burying the passage. */
const MAX_CONTEXT_LENGTH = 240;

export function shorten(text: string, longest = MAX_CONTEXT_LENGTH): string {
  return text.length > longest ? `${text.slice(0, longest)}${SHORTENED}` : text;
}
