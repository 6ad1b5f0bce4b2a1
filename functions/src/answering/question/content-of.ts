/** Its words, with nothing between them but spaces. */
export function contentOf(text: string): string {
  return text
    .replace(/[^\p{L}\d\s-]|(?<=\s|^)-(?=\s|$)/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}
