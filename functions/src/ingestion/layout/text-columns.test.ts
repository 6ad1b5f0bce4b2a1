import { drawPdf, type Drawn } from '../testing/draw-pdf.ts';
import { passagesOf } from '../testing/passages-of.ts';

const WORDS = 'the drug is kept in a locked cabinet at the site and every bottle that leaves it is written down by the';

/** Numbered lines as wide as their column. */
function column(name: string, x: number): Drawn[] {
  return Array.from({ length: 12 }, (_, at) => ({
    text: `${at === 0 ? 'At first' : 'and then'} ${WORDS.slice(0, 32)} ${name}${at}`,
    x,
    y: 700 - 13 * at,
  }));
}

const left = column('l', 60);
const right = column('r', 320);
const top = { text: `In this part of the protocol ${WORDS}`, x: 60, y: 740 };

const expected = [...left, ...right].map(({ text }) => text.split(' ').at(-1));

async function marksOf(texts: Drawn[]): Promise<string[]> {
  const passages = await passagesOf(drawPdf([texts]));
  return passages.flatMap(({ text }) => text.match(/\b[lr]\d+\b/g) ?? []);
}

describe('a page with two columns of text', () => {
  it('is read column by column when written that way', async () => {
    expect(await marksOf([top, ...left, ...right])).toEqual(expected);
  });

  it('is read column by column when it is written line by line across', async () => {
    expect(await marksOf([top, ...left.flatMap((line, at) => [line, ...right.slice(at, at + 1)])])).toEqual(expected);
  });

  it('is not confused with a two-column table', async () => {
    const rows = Array.from({ length: 4 }, (_, row) => row * 3);
    const cells = rows.flatMap((at) => [...left.slice(at, at + 3), ...right.slice(at, at + 3)]);
    const passages = await passagesOf(drawPdf([[top, ...cells.map((cell) => ({ ...cell, y: gap(cell.y) }))]]));
    expect(
      passages.filter(({ kind }) => kind === 'table').map(({ text }) => /r0\b/.test(text) && /l0\b/.test(text))[0],
    ).toBe(true);
  });
});

/** Extra space after every third line, as between table rows. */
function gap(y: number): number {
  return y - 14 * Math.floor((700 - y) / 39);
}
