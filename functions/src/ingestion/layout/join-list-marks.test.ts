import type { TableCell } from 'pdfmake/interfaces';
import { drawPdf, type Drawn } from '../testing/draw-pdf.ts';
import { makePdf } from '../testing/make-pdf.ts';
import { passagesOf } from '../testing/passages-of.ts';
import { cells, bold, find, table } from '../testing/tables.ts';

const lines = (rows: [string, string][]): Drawn[] =>
  rows.flatMap(([first, second], at) => [
    { text: first, x: 72, y: 700 - 30 * at },
    { text: second, x: 130, y: 700 - 30 * at },
  ]);

describe('a number set apart from its text', () => {
  it('is a cell in a row of three cells or more', async () => {
    const rows: TableCell[][] = [
      ['10', '4/10 (40%)', '(12.2%, 73.8%)'],
      ['20', '8/20 (40%)', '(19.1%, 63.9%)'],
    ];
    const headers = ['Sample size', 'ORR', '95% CI'].map((header) => bold(header));
    const passages = await passagesOf(await makePdf([table([headers, ...rows], [120, 120, 120])]));
    expect(find(passages, '20')?.context).toEqual({
      cells: cells({ 'Sample size': '20', ORR: '8/20 (40%)', '95% CI': '(19.1%, 63.9%)' }),
    });
  });

  it('is a cell in a two-cell row below matching headers', async () => {
    const rows = lines([
      ['Grade', 'Meaning'],
      ['0', 'Fully active'],
      ['1', 'Restricted'],
    ]);
    const passages = await passagesOf(drawPdf([rows]));
    expect(passages.filter(({ kind }) => kind === 'table').map(({ text }) => text)).toEqual([
      '0 Fully active',
      '1 Restricted',
    ]);
  });

  it('joins the text beside it without headers above', async () => {
    const passages = await passagesOf(
      drawPdf([
        lines([
          ['1', 'Fully active'],
          ['2', 'Restricted'],
        ]),
      ]),
    );
    expect(passages.map(({ kind, text }) => [kind, text])).toEqual([['prose', '1 Fully active\n2 Restricted']]);
  });

  it('joins the text beside it when it is a list mark, whatever is above', async () => {
    const rows = lines([
      ['Grade', 'Meaning'],
      ['1.', 'Fully active'],
      ['2.', 'Restricted'],
    ]);
    const passages = await passagesOf(drawPdf([rows]));
    expect(passages.filter(({ kind }) => kind === 'list').map(({ text }) => text)).toEqual([
      '1. Fully active',
      '2. Restricted',
    ]);
  });
});
