import { drawPdf, type Drawn } from '../testing/draw-pdf.ts';
import { extractPages, openPdf } from './extract-pages.ts';
import type { TextItem } from './page-text.ts';
import { withTrueSpaces } from './true-spaces.ts';

const LINES = [
  'Blood samples are taken before the first dose',
  'of the study drug. The half-life is 3 days.',
  'Call the monitor if a sample is lost.',
];

const page = (lines: string[], apart?: number): Drawn[] =>
  lines.map((text, at) => ({ text, x: 72, y: 700 - 14 * at, ...(apart !== undefined && { apart }) }));

async function itemsOf(drawn: Drawn[]) {
  const document = await openPdf(drawPdf([drawn]));
  const proxy = await document.getPage(1);
  const { items } = await proxy.getTextContent();
  return { proxy, items: items.filter((item): item is TextItem => 'str' in item) };
}

async function textOf(drawn: Drawn[]): Promise<string | undefined> {
  const [read] = await extractPages(await openPdf(drawPdf([drawn])));
  return read?.runs.map(({ text }) => text).join(' ');
}

it('reads words whose letters are moved apart', async () => {
  const { items } = await itemsOf(page(LINES, 260));
  expect(items.map(({ str }) => str).join(' ')).toContain('B l o o d');
  expect(await textOf(page(LINES, 260))).toBe(LINES.join(' '));
});

it('leaves other pages as they are, also tables of single letters', async () => {
  expect(await textOf(page(LINES))).toBe(LINES.join(' '));
  const marks = Array.from({ length: 30 }, (_, at): Drawn => ({ text: 'X', x: 72 + 15 * at, y: 650 }));
  expect(await textOf([...page(LINES), ...marks])).toBe([...LINES, ...marks.map(({ text }) => text)].join(' '));
});

it('leaves the items of a page alone whose characters come in another order', async () => {
  const { items } = await itemsOf(page(LINES, 260));
  const { proxy } = await itemsOf(page(LINES.toReversed(), 260));
  expect(await withTrueSpaces(items, proxy)).toBe(items);
});
