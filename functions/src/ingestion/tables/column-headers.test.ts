import { cell, rowOf } from '../testing/make-rows.ts';
import { cells } from '../testing/tables.ts';
import { pairCells, readColumnHeaders } from './column-headers.ts';

const body = [
  rowOf(cell('60 kg', 60), cell('300 mg', 160), cell('3', 260), cell('600 mg', 360), cell('6', 460)),
  rowOf(cell('70 kg', 60), cell('350 mg', 160), cell('4', 260), cell('700 mg', 360), cell('7', 460)),
];

const headersOf = (...rows: ReturnType<typeof rowOf>[]) =>
  readColumnHeaders(rows, body).columns.map(({ header }) => header);

describe('readColumnHeaders', () => {
  it('puts each header over its column', () => {
    const row = rowOf(cell('Weight', 60), cell('Dose', 160), cell('Vials', 260), cell('Dose', 360), cell('Vials', 460));
    expect(headersOf(row)).toEqual(['Weight', 'Dose', 'Vials', 'Dose', 'Vials']);
  });

  it('puts a spanning header before the headers of its columns', () => {
    const arms = rowOf(cell('Arm A', 210), cell('Arm B', 410));
    const row = rowOf(cell('Weight', 60), cell('Dose', 160), cell('Vials', 260), cell('Dose', 360), cell('Vials', 460));
    expect(headersOf(arms, row)).toEqual(['Weight', 'Arm A Dose', 'Arm A Vials', 'Arm B Dose', 'Arm B Vials']);
  });

  it('reads a header alone above all columns as the title', () => {
    const { columns, title } = readColumnHeaders([rowOf(cell('Table of doses for both arms of the study', 60))], body);
    expect(title).toBe('Table of doses for both arms of the study');
    expect(columns.every(({ header }) => header === '')).toBe(true);
  });

  it('returns no columns for single-cell rows', () => {
    expect(readColumnHeaders([], [rowOf(cell('Weight', 60))])).toEqual({ columns: [], title: '' });
  });
});

describe('pairCells', () => {
  const columns = ['Outcome', 'Dose:'].map((header, at) => ({ header, left: 100 * at, right: 100 * at + 50 }));

  it('pairs cells with headers, without their final colon', () => {
    expect(pairCells(rowOf(cell('Better', 0), cell('Same', 100)), columns)).toEqual(
      cells({ Outcome: 'Better', Dose: 'Same' }),
    );
  });

  it('omits empty cells', () => {
    expect(pairCells(rowOf(cell('Same', 100)), columns)).toEqual(cells({ Dose: 'Same' }));
  });

  it('pairs nothing in a row that contains rows, which would be shuffled', () => {
    const row = rowOf(cell('Better', 0), cell('Same', 100), cell('Worse', 0), cell('None', 100));
    expect(pairCells(row, columns)).toEqual([]);
  });

  it('pairs nothing when no cell has a header', () => {
    const unnamed = columns.map((column) => ({ ...column, header: '' }));
    expect(pairCells(rowOf(cell('Better', 0), cell('Same', 100)), unnamed)).toEqual([]);
  });
});
