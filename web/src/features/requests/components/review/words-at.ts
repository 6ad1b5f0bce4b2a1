/** The words a person means at a place of a text: the selected ones, else the line there without its marks. */
export function wordsAt(text: string, { start, end }: { start: number; end: number }): string {
  if (end > start) return bare(text.slice(start, end));
  const from = text.lastIndexOf('\n', start - 1) + 1;
  const next = text.indexOf('\n', start);
  return bare(text.slice(from, next === -1 ? text.length : next));
}

function bare(text: string): string {
  return text
    .replace(/\s*\[\d+\]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}
