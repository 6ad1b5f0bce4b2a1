import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { TextItem } from './page-text.ts';

const VISIBLE = /\S/gu;

/** In words; a mark in a table is an item of its own. */
const PHRASE = 3;

/** Words; fewer say nothing. */
const MANY_WORDS = 40;

/** Of one or two letters, of all words. English has a fifth. */
const SHORT_WORDS = 0.45;

/**
 * Whether the words of a page come apart (`S af et y`): files made by tools that redact give all letters of a font the same
 * width and move them into place, and pdf.js takes such moves for spaces.
 */
export function isSpacedApart(items: readonly TextItem[]): boolean {
  const phrases = items.map(({ str }) => str.match(/\p{L}+/gu) ?? []).filter(({ length }) => length >= PHRASE);
  const words = phrases.flat();
  return words.length >= MANY_WORDS && words.filter(({ length }) => length < 3).length > SHORT_WORDS * words.length;
}

/** With only the spaces that the file itself has; as they were if its characters are in another order. */
export async function withTrueSpaces(items: TextItem[], page: PDFPageProxy): Promise<TextItem[]> {
  const text = await textOf(page);
  let at = 0;
  const respaced: TextItem[] = [];
  for (const item of items) {
    let str = '';
    for (const [character] of item.str.matchAll(VISIBLE)) {
      const space = /^\s*/u.exec(text.slice(at))?.[0] ?? '';
      at += space.length;
      if (!text.startsWith(character, at)) return items;
      at += character.length;
      str += (str === '' || space === '' ? '' : ' ') + character;
    }
    respaced.push({ ...item, str: str === '' ? item.str : str });
  }
  return respaced;
}

/** In the order of the file. */
async function textOf(page: PDFPageProxy): Promise<string> {
  const { OPS } = await import('pdfjs-dist/legacy/build/pdf.mjs');
  const { fnArray, argsArray } = await page.getOperatorList();
  const drawn = fnArray.flatMap((operator, at) => {
    const given: unknown = argsArray[at];
    if (operator !== OPS.showText) return [];
    const [glyphs] = given as [(number | { unicode: string })[]];
    return glyphs.flatMap((glyph) => (typeof glyph === 'number' ? [] : [glyph.unicode]));
  });
  return drawn.join('').normalize('NFKC');
}
