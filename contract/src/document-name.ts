export function bareName(name: string): string {
  return name.replace(/(.)\.[^.\s]{1,5}$/, '$1');
}

/** Ignores case, blanks and extension: such files are versions of one document. */
export function isSameName(one: string, other: string): boolean {
  return normalName(one) === normalName(other);
}

/** Equal for names that are the same by `isSameName`. */
export function normalName(name: string): string {
  return bareName(name.trim()).normalize('NFKC').trim().replace(/\s+/g, ' ').toLowerCase();
}
