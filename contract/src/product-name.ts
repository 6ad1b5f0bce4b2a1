/**
 * Letters and digits that read like another in common fonts, by the letter they are compared as: Greek and Cyrillic, small
 * capitals, Cherokee, Lisu.
 */
const LOOKALIKES: Record<string, string> = {
  a: 'аαɑ4@ᴀᎪꓮ',
  d: 'ԁɗᴅᎠꓓ',
  e: 'еεєҽ3ᴇᎬꓰ',
  i: 'lіιı1|!ӏƖǀɩɪʟᎥᏞꓲꓡ',
  k: 'кκқᴋᏦꓗ',
  r: 'гʀᎡꓣ',
  s: 'ѕʂ5$ꜱᏚꓢ',
  t: 'тτ7ᴛᎢꓔ',
};

/** First of 26 letters in white on a circle, in white on a square, and of those that pair up to flags. */
const LETTERED_SYMBOLS = [0x1f150, 0x1f170, 0x1f1e6];

const COMPARED_AS = new Map([
  ...Object.entries(LOOKALIKES).flatMap(([letter, others]) =>
    Array.from(others.toLowerCase()).map((other) => [other, letter] as const),
  ),
  ...LETTERED_SYMBOLS.flatMap((first) =>
    Array.from('abcdefghijkimnopqrstuvwxyz', (letter, at) => [String.fromCodePoint(first + at), letter] as const),
  ),
]);

export const PRODUCT_NAME = 'TrialDesk';

const PRODUCT = skeleton(PRODUCT_NAME);

/** Whether a reader could take the name for one of the product's own. */
export function resemblesProduct(name: string): boolean {
  return skeleton(name).includes(PRODUCT);
}

function skeleton(name: string): string {
  const letters = name.normalize('NFKD').toLowerCase().normalize('NFKD');
  return Array.from(letters)
    .map((letter) => COMPARED_AS.get(letter) ?? letter)
    .join('')
    .replace(/[^\p{L}\p{N}]/gu, '');
}
