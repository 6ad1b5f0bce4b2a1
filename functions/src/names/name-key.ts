/** Names of one kind are unique. */
export type NameKind = 'site' | 'study' | 'email' | 'prefix';

/** The same for names that differ only in case, outer blanks or runs of blanks. */
export function nameKey(kind: NameKind, name: string): string {
  return encodeURIComponent(`${kind}:${normalName(name)}`);
}

export function normalName(name: string): string {
  return name.normalize('NFKC').trim().replace(/\s+/g, ' ').toLowerCase();
}
