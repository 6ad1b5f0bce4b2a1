import type { Content, TableCell } from 'pdfmake/interfaces';
import { makePdf } from '../testing/make-pdf.ts';
import { passagesOf } from '../testing/passages-of.ts';
import { bold, cells, CENTRED, find, table } from '../testing/tables.ts';

async function rowsOf(...content: Content[]) {
  return (await passagesOf(await makePdf(content))).filter(({ kind }) => kind === 'table');
}

const LEVELS = [
  ['0 to 30', '100', '50'],
  ['31 to 60', '150', '75'],
  ['61 to 90', '250', '125'],
];

describe('a table with rules around its cells', () => {
  it('gives a header to the columns below its cell, wherever its words are', async () => {
    const spanning: TableCell[][] = [
      [{ text: '', rowSpan: 2 }, bold('Rate', { colSpan: 2 }), ''],
      ['', bold('mL/hr', CENTRED), bold('mL/30 min', CENTRED)],
    ];
    const rows = await rowsOf(table([...spanning, ...LEVELS], [100, 90, 90]));
    expect(find(rows, '31 to 60')?.context.cells).toEqual([
      { header: '', text: '31 to 60' },
      { header: 'Rate mL/hr', text: '150' },
      { header: 'Rate mL/30 min', text: '75' },
    ]);
  });

  it('keeps the paragraphs and lists of a cell in their row', async () => {
    const treatment = {
      stack: ['Topical:', { ul: ['Sunscreen', 'Emollient'] }, { text: 'And', decoration: 'underline' }, 'Systemic.'],
    };
    const body: TableCell[][] = [
      [bold('Grade'), bold('Treatment')],
      ['Grade 1', treatment as TableCell],
      ['Grade 2', 'As for Grade 1'],
    ];
    const rows = await rowsOf(table(body, [60, 200]));
    expect(rows.map(({ context }) => context.cells)).toEqual([
      cells({ Grade: 'Grade 1', Treatment: 'Topical: Sunscreen Emollient And Systemic.' }),
      cells({ Grade: 'Grade 2', Treatment: 'As for Grade 1' }),
    ]);
  });

  it('ends above a note in its last row', async () => {
    const note: TableCell[] = [{ text: 'a: By the local laboratory.', colSpan: 2 }, ''];
    const body = [[bold('Test'), bold('Limit')], ['Sodium', '150 mmol/L'], ['Potassium', '5 mmol/L'], note];
    const rows = await rowsOf(table(body, [100, 100]));
    expect(rows.map(({ text }) => text)).toEqual(['Sodium 150 mmol/L', 'Potassium 5 mmol/L']);
  });

  it('has rows in which only one column is filled', async () => {
    const body = [
      [bold('Urine'), bold('Blood')],
      ['Glucose', 'Sodium'],
      ['Ketones', 'Iron'],
      ['Bacteria', ''],
    ];
    const rows = await rowsOf(table(body, [100, 100]), 'The sponsor reviews the results of each test every week.');
    expect(rows.map(({ text }) => text)).toEqual(['Glucose Sodium', 'Ketones Iron', 'Bacteria']);
  });

  it('is read where it is on the page when the file draws it last', async () => {
    const body = [
      [bold('Test'), bold('Limit')],
      ['Sodium', '150 mmol/L'],
      ['Potassium', '5 mmol/L'],
    ];
    const passages = await passagesOf(
      await makePdf([
        { text: '2.1 Limits of laboratory tests', bold: true },
        { text: '2.2 Visits', bold: true, absolutePosition: { x: 40, y: 260 } },
        { text: 'Visits are monthly.', absolutePosition: { x: 40, y: 280 } },
        table(body, [100, 100]),
      ]),
    );
    expect(find(passages, 'Sodium')?.section).toEqual(['2.1 Limits of laboratory tests']);
  });

  it('has the rows that no rules divide', async () => {
    const days = { stack: ['Monday', 'Tuesday', 'Friday'] } as TableCell;
    const places = { stack: ['left arm', 'right arm', 'back'] } as TableCell;
    const rows = await rowsOf(
      table(
        [
          [bold('Day'), bold('Place')],
          [days, places],
        ],
        [100, 100],
      ),
    );
    expect(find(rows, 'Tuesday')?.context.cells).toEqual(cells({ Day: 'Tuesday', Place: 'right arm' }));
  });

  it('keeps a label of a schedule whole whose marks are beside its last line', async () => {
    const mark = (): TableCell => ({ text: 'X', margin: [0, 13, 0, 0] });
    const body: TableCell[][] = [
      [bold('Visit'), bold('1'), bold('2')],
      ['Weight', 'X', 'X'],
      ['Questionnaires (NIQ,\nEQ-5D)', mark(), mark()],
      ['Pulse', 'X', 'X'],
    ];
    const rows = await rowsOf(table(body, [120, 40, 40]));
    expect(rows.map(({ text }) => text)).toEqual(['Weight X X', 'Questionnaires (NIQ, EQ-5D) X X', 'Pulse X X']);
  });
});
