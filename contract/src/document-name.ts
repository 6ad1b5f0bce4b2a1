/** A file's name without its extension. */
export function bareName(name: string): string {
  return name.replace(/(.)\.[^.\s]{1,5}$/, '$1');
}

/** Whether two files have the same name but for case, blanks and extension: the later one is then a version of it. */
export function isSameName(one: string, other: string): boolean {
  return normalName(one) === normalName(other);
}

/** What file names that count as the same have in common. */
export function normalName(name: string): string {
  return bareName(name.trim()).normalize('NFKC').trim().replace(/\s+/g, ' ').toLowerCase();
}
