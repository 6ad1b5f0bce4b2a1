import { cell, rowOf } from '../testing/make-rows.ts';
import { NO_RULES } from '../pdf/rules.ts';
import { fitsColumns, readScheduleHeaders, readScheduleRow } from './schedule-headers.ts';

/** Cells centred over columns; null for an empty one. */
const at = (texts: (string | null)[], y: number) =>
  texts.flatMap((text, column) => (text === null ? [] : [cell(text, 202.5 + 50 * column - 2.5 * text.length, { y })]));

const visits = rowOf(cell('Visit', 60), ...at(['1', '2', '3', '4'], 700));
const weeks = rowOf(cell('Week', 60, { y: 680 }), ...at(['-2', '0', '4', 'End of study'], 680));
const ecg = rowOf(cell('ECG', 60, { y: 660 }), ...at(['X', null, 'X', null], 660));
const weight = rowOf(cell('Weight', 60, { y: 640 }), ...at(['X', 'X', null, 'X'], 640));

function headersOf(...body: ReturnType<typeof rowOf>[]) {
  const headers = readScheduleHeaders([visits, weeks], body, NO_RULES);
  if (!headers) throw new Error('The rows have no marks');
  return headers;
}

describe('the headers of a schedule', () => {
  it('label each mark, numbers with the name of their line', () => {
    const headers = headersOf(ecg, weight);
    expect(readScheduleRow(ecg, headers).marks).toEqual([
      ['Visit 1', 'Week -2'],
      ['Visit 3', 'Week 4'],
    ]);
    expect(readScheduleRow(weight, headers).marks.at(-1)).toEqual(['Visit 4', 'End of study']);
  });

  it('label other cells, but not remarks over several columns', () => {
    const headers = headersOf(ecg, weight);
    const row = rowOf(cell('Diary', 60), ...at([null, 'P', null, null], 620));
    expect(readScheduleRow(row, headers).values).toEqual([{ headers: ['Visit 2', 'Week 0'], text: 'P' }]);
    const remark = rowOf(cell('Diary', 60), cell('every evening at home from now on', 200, { y: 620 }));
    expect(readScheduleRow(remark, headers)).toEqual({ marks: [], values: [], footnoteMarks: [] });
  });

  it('label a cell of several lines once', () => {
    const headers = headersOf(ecg, weight);
    const row = rowOf(
      cell('X-ray', 60, { y: 620 }),
      ...at([null, 'Yearly', null, null], 620),
      ...at([null, 'if needed', null, null], 610),
    );
    expect(readScheduleRow(row, headers).values).toEqual([
      { headers: ['Visit 2', 'Week 0'], text: 'Yearly if needed' },
    ]);
  });

  it('are null without marks or header rows', () => {
    expect(readScheduleHeaders([visits], [rowOf(cell('ECG', 60), cell('done', 205))], NO_RULES)).toBeNull();
    expect(readScheduleHeaders([], [ecg, weight], NO_RULES)).toBeNull();
  });

  it('fit rows of another page whose marks are in the same columns', () => {
    const headers = headersOf(ecg, weight);
    expect(fitsColumns([weight], headers)).toBe(true);
    expect(fitsColumns([rowOf(cell('Height', 60), cell('X', 222))], headers)).toBe(false);
  });
});
