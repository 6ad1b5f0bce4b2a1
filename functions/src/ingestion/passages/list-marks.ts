export interface ListMark {
  /** Marks of one list share a style: `1`, `a`, `A`, `i`, or the bullet itself. */
  style: string;
  /** Position in its list, from 1; null for a bullet. */
  ordinal: number | null;
}

const ROMAN: Record<string, number> = { i: 1, v: 5, x: 10 };

/** `i.` is a letter after `h.`, otherwise a Roman numeral. */
export function readMark(text: string, above: { text: string; style: string }[]): ListMark {
  const bare = bareMark(text);
  if (/^\d/.test(bare)) return { style: '1', ordinal: Number.parseInt(bare, 10) };
  const letter = bare.toLowerCase().charCodeAt(0) - 'a'.charCodeAt(0) + 1;
  const followsLetter = above.some((entry) => entry.style === 'a' && isNextLetter(entry.text, bare));
  if (/^[ivx]+$/.test(bare) && !followsLetter) return { style: 'i', ordinal: romanNumber(bare) };
  if (/^[a-z]$/.test(bare) && text !== bare && !/^o\s/.test(text)) return { style: 'a', ordinal: letter };
  if (/^[A-Z]$/.test(bare)) return { style: 'A', ordinal: letter };
  return { style: bare, ordinal: null };
}

function bareMark(text: string): string {
  return (/^\S+/.exec(text)?.[0] ?? '').replace(/[().[\]]/g, '');
}

function isNextLetter(item: string, mark: string): boolean {
  return mark.length === 1 && mark.charCodeAt(0) === bareMark(item).charCodeAt(0) + 1;
}

function romanNumber(numeral: string): number {
  const values = Array.from(numeral, (letter) => ROMAN[letter] ?? 0);
  return values.reduce((sum, value, at) => (value < (values[at + 1] ?? 0) ? sum - value : sum + value), 0);
}
