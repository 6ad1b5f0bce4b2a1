/** The font's: scripts, and symbols up to the arrows and mathematical operators. */
const COVERED =
  /[\p{sc=Latin}\p{sc=Greek}\p{sc=Cyrillic}\p{sc=Armenian}\p{sc=Georgian}\p{sc=Hebrew}\p{sc=Arabic}\t\n\u0020-\u03FF\u2000-\u22FF]/u;

/** By code, if the font cannot draw them: a record must not lose characters silently. */
export function printable(text: string): string {
  return Array.from(text.replace(/\r\n?/g, '\n'), (character) =>
    COVERED.test(character)
      ? character
      : `[U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}]`,
  ).join('');
}
