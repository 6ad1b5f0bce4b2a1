import type { TableCell } from 'pdfmake/interfaces';
import { makePdf } from '../testing/make-pdf.ts';
import { passagesOf } from '../testing/passages-of.ts';
import { bold, CENTRED, find, raised, table } from '../testing/tables.ts';

const span = (text: string, columns: number): TableCell[] => [
  bold(text, { colSpan: columns, alignment: 'center' }),
  ...Array.from({ length: columns - 1 }, () => ''),
];
const row = (label: TableCell, ...texts: string[]): TableCell[] => [
  label,
  ...texts.map((text) => ({ text, ...CENTRED })),
];
const marks = [
  row('Weight', 'X', 'X', '', 'X', 'X'),
  row('Height', 'X', '', '', '', ''),
  row('Diary', '', 'X', 'X', 'X', 'X'),
];
const WIDTHS = [110, 60, 60, 60, 60, 60];

async function marksOf(label: string, ...rows: TableCell[][]) {
  return find(await passagesOf(await makePdf([table(rows, WIDTHS)])), label)?.context.marks;
}

describe('headers of a schedule with rules', () => {
  it('include the only one that spans columns', async () => {
    const visits = row('', 'Screen', 'Day 1', 'Day 8', 'Day 15', 'Day 22');
    expect(await marksOf('Weight', ['', '', ...span('Treatment', 4)], visits, ...marks)).toEqual([
      ['Screen'],
      ['Treatment', 'Day 1'],
      ['Treatment', 'Day 15'],
      ['Treatment', 'Day 22'],
    ]);
  });

  it('are those of the cell, however the text is aligned in it', async () => {
    const headers = ['Screening visit', 'Week 6', 'Week 12', 'Week 18', 'Week 24'];
    const aligned = headers.map((text, at) => bold(text, { alignment: at % 2 === 0 ? 'left' : 'right' }));
    expect(await marksOf('Diary', [bold('Activity'), ...aligned], ...marks)).toEqual([
      ['Week 6'],
      ['Week 12'],
      ['Week 18'],
      ['Week 24'],
    ]);
  });

  it('have the name of their line, but not that of the whole column', async () => {
    const weeks = row('Study procedures', '0', '6', '12', '18', 'ET');
    expect(await marksOf('Height', row('Week', '0', '6', '12', '18', 'ET'), ...marks)).toEqual([['Week 0']]);
    expect(await marksOf('Weight', weeks, ...marks)).toEqual([['0'], ['6'], ['18'], ['ET']]);
  });

  it('have neither the letters of footnotes nor text from above the table', async () => {
    const above = { text: 'Confidential', ...CENTRED };
    const headers = [bold('Activity'), ...['V1', 'V2', 'V3', 'V4'].map((text) => bold(text)), raised('ET', 'a, b')];
    const passages = await passagesOf(await makePdf([above, table([headers, ...marks], WIDTHS)]));
    expect(find(passages, 'Weight')?.context.marks).toEqual([['V1'], ['V2'], ['V4'], ['ET']]);
  });
});
