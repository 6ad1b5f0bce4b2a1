const LENGTH = 3;

/** Of studies whose name has fewer Latin letters. */
const DEFAULT = 'STU';

/** Best first, without end: MER, MER2, MERI, MER3… for "MERIDIAN-2". */
export function* prefixesFor(name: string): Generator<string, never> {
  const plain = name.normalize('NFKD').toUpperCase();
  const letters = plain.replace(/[^A-Z]/g, '');
  const base = letters.length < LENGTH ? DEFAULT : letters.slice(0, LENGTH);
  yield base;
  const digits = plain.replace(/[^0-9]/g, '').slice(0, LENGTH);
  if (digits !== '') yield base + digits;
  if (letters.length > LENGTH) yield letters.slice(0, LENGTH + 1);
  for (let count = 2; ; count++) yield `${base}${count}`;
}
