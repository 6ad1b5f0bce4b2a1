const LINE_BREAK = /[\t\n\v\f\r\u0085\u2028\u2029]/u;

/** Control, format, zero-width and bidirectional characters, lone surrogates, and letters without a glyph. */
const HIDDEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/u;

/** The empty Braille cell is a symbol without a glyph. */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\u2800]/gu;

export function hasLineBreak(text: string): boolean {
  return LINE_BREAK.test(text);
}

export function hasHidden(text: string): boolean {
  return HIDDEN.test(text);
}

/** False for blanks, marks and zero-width characters alone. */
export function isVisible(text: string): boolean {
  return /[\p{L}\p{N}\p{P}\p{S}]/u.test(text.replace(INVISIBLE, ''));
}

/** One line without hidden characters: line breaks become blanks, the others go. */
export function asLine(text: string): string {
  return text.normalize('NFC').replace(new RegExp(LINE_BREAK, 'gu'), ' ').replace(new RegExp(HIDDEN, 'gu'), '').trim();
}
