import { drawPdf, type Drawn } from '../testing/draw-pdf.ts';
import { passagesOf } from '../testing/passages-of.ts';

const COLUMNS = [300, 330, 360, 390];

const ROWS: [string, boolean[]][] = [
  ['Informed consent', [true, false, false, false]],
  ['Vital signs', [true, true, true, true]],
  ['Genotyping', [false, true, false, false]],
  ['Weight', [true, false, true, false]],
  ['Final call', [false, false, false, true]],
];

const body: Drawn[] = ROWS.flatMap(([label, marks], at) => [
  { text: label, x: 80, y: 560 - 20 * at },
  ...marks.flatMap((mark, column) => (mark ? [{ text: 'X', x: (COLUMNS[column] ?? 0) - 3, y: 560 - 20 * at }] : [])),
]);

const prose: Drawn[] = [
  { text: 'The procedures of this study are done at the visits that the table names for them.', x: 80, y: 740 },
];

function marked(passages: Awaited<ReturnType<typeof passagesOf>>, label: string): string[][] | undefined {
  return passages.find(({ text }) => text.startsWith(label))?.context.marks;
}

describe('column headers rotated by a quarter turn', () => {
  const names = ['Screening', 'Baseline visit', 'Week 12', 'Early end'];

  it.each([
    { way: 'upwards', turn: 90, off: 4, y: 590 },
    { way: 'downwards', turn: 270, off: -4, y: 660 },
  ])('are placed over their columns when they read $way', async ({ turn, off, y }) => {
    const headers = names.map((text, at) => ({ text, x: (COLUMNS[at] ?? 0) + off, y, turn }));
    const passages = await passagesOf(drawPdf([[...prose, ...headers, ...body]]));
    expect(marked(passages, 'Weight')).toEqual([['Screening'], ['Week 12']]);
    expect(marked(passages, 'Final call')).toEqual([['Early end']]);
  });

  it('are one header when two lines are over one column', async () => {
    const headers = names.flatMap((text, at) =>
      text
        .split(' ')
        .map((word, line) => ({ text: word, x: (COLUMNS[at] ?? 0) - 2 + 10 * line, y: 590, turn: 90, size: 8 })),
    );
    const passages = await passagesOf(drawPdf([[...prose, ...headers, ...body]]));
    expect(marked(passages, 'Genotyping')).toEqual([['Baseline visit']]);
  });

  it('are not confused with notes along a margin and watermarks, which are over no columns', async () => {
    const notes = [
      { text: 'Confidential until released', x: 590, y: 300, turn: 90 },
      { text: 'Do not copy this page', x: 602, y: 300, turn: 90 },
      { text: 'DRAFT', x: 250, y: 300, turn: 45, size: 60 },
      { text: 'Approved version', x: 20, y: 300, turn: 270 },
    ];
    const passages = await passagesOf(drawPdf([[...prose, ...body, ...notes, { text: '12', x: 580, y: 30 }]]));
    expect(passages.map(({ text }) => text).join(' ')).not.toMatch(/Confidential|copy|DRAFT|Approved/);
  });
});
