import type { Passage } from '../../functions/src/ingestion/passages/passage.ts';
import type { PassageContext } from '../../functions/src/ingestion/passages/passage-context.ts';
import { gridsOf } from './grid.ts';

function row(text: string, context: PassageContext): Passage {
  return { id: text, page: 1, section: [], kind: 'table', text, context, rect: [0, 0, 0, 0] };
}

it('lays a schedule out under its headers, in the order of the page', () => {
  const [grid] = gridsOf([
    row('ECG X X', { caption: 'Table 1', marks: [['Visit 1'], ['Visit 3']] }),
    row('Weight X X X', { caption: 'Table 1', marks: [['Visit 1'], ['Visit 2'], ['Visit 3']] }),
  ]);
  expect(grid?.headers).toEqual(['Visit 1', 'Visit 2', 'Visit 3']);
  expect(grid?.rows[0]?.cells.get('Visit 3')).toBe('X');
  expect(grid?.rows[0]?.cells.has('Visit 2')).toBe(false);
});

it('counts marks without a header', () => {
  const [grid] = gridsOf([row('ECG Xa X (X)', { marks: [['Visit 1']] })]);
  expect(grid?.rows[0]?.marks).toEqual({ printed: 3, headed: 1 });
});

it('keeps columns with the same header apart', () => {
  const [grid] = gridsOf([row('Dose 5 6', { cells: [5, 6].map((dose) => ({ header: 'Day 1', text: `${dose}` })) })]);
  expect(grid?.headers).toEqual(['Day 1', 'Day 1 (2)']);
});

it('begins another grid with another caption, and lists footnotes once', () => {
  const footnotes = [{ mark: 'a', text: 'Fasting.' }];
  const grids = gridsOf([
    row('ECG X', { caption: 'Table 1', footnotes }),
    row('Blood X', { caption: 'Table 1', footnotes }),
    row('ECG X', { caption: 'Table 2' }),
  ]);
  expect(grids.map(({ rows }) => rows.length)).toEqual([2, 1]);
  expect(grids[0]?.footnotes).toEqual(footnotes);
});
