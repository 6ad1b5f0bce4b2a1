export const SHORTENED = '…';

/**
 * Characters: fits a criterion or header without burying the passage. Set by eye on the development
 * protocols.
 */
const MAX_CONTEXT_LENGTH = 240;

export function shorten(text: string, longest = MAX_CONTEXT_LENGTH): string {
  return text.length > longest ? `${text.slice(0, longest)}${SHORTENED}` : text;
}
