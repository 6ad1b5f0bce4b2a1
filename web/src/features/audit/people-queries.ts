/** A range of a text field that starts with `from`, as Firestore orders texts. */
export interface PrefixRange {
  field: 'email' | 'name';
  from: string;
  /** Included. */
  to: string;
}

/** After every character that a name contains. */
const LAST = '\uf8ff';

/**
 * Ranges that people whose name or address starts with the text are in; none for a blank one. Names are stored as people
 * write them, so they are found as typed, in small letters and with capital initials.
 */
export function prefixRanges(text: string): PrefixRange[] {
  const wanted = text.trim().replace(/\s+/g, ' ');
  if (wanted === '') return [];
  const small = wanted.toLowerCase();
  const capitals = small.replace(/(^|[\s'-])(\p{L})/gu, (_all, before: string, initial: string) => {
    return before + initial.toUpperCase();
  });
  const names = [...new Set([wanted, capitals, small])];
  return [
    ...names.map((from): PrefixRange => ({ field: 'name', from, to: from + LAST })),
    { field: 'email', from: small, to: small + LAST },
  ];
}
