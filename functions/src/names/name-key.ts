/** What names are reserved for; those of one kind are unique. */
export type NameKind = 'site' | 'study' | 'email' | 'prefix';

/** Id under which a name is reserved: the same for names that differ in case, outer blanks or runs of blanks only. */
export function nameKey(kind: NameKind, name: string): string {
  const normal = name.normalize('NFKC').trim().replace(/\s+/g, ' ').toLowerCase();
  return encodeURIComponent(`${kind}:${normal}`);
}
