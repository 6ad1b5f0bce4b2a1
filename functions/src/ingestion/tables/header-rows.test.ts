import { cell, rowOf } from '../testing/make-rows.ts';
import { countHeaderRows } from './header-rows.ts';

const PLAIN = { bodyFont: 'body', captioned: false, continued: false };

const names = (font: string) =>
  rowOf(cell('Event', 60, { font }), cell('Action', 200, { font }), cell('Dose', 340, { font }));
const body = [
  rowOf(cell('Rash', 60), cell('Hold', 200), cell('Same', 340)),
  rowOf(cell('Fever', 60), cell('Stop', 200), cell('None', 340)),
];

describe('countHeaderRows', () => {
  it('counts rows in a different font', () => {
    expect(countHeaderRows([names('bold'), ...body], PLAIN)).toBe(1);
    expect(countHeaderRows([names('bold'), names('bold'), ...body], PLAIN)).toBe(2);
  });

  it("does not count the first group's name", () => {
    expect(countHeaderRows([names('bold'), rowOf(cell('Skin', 60, { font: 'bold' })), ...body], PLAIN)).toBe(1);
  });

  it('counts a first row of names in the same font below a caption', () => {
    expect(countHeaderRows([names('body'), ...body], PLAIN)).toBe(0);
    expect(countHeaderRows([names('body'), ...body], { ...PLAIN, captioned: true })).toBe(1);
  });

  it('counts a first row with a word where the rows below have numbers', () => {
    const doses = [
      rowOf(cell('Level', 60), cell('Dose', 200)),
      rowOf(cell('Low', 60), cell('300 mg', 200)),
      rowOf(cell('High', 60), cell('600 mg', 200)),
    ];
    expect(countHeaderRows(doses, PLAIN)).toBe(1);
  });

  it('uses only fonts when a table continues from the previous page', () => {
    const doses = [names('body'), ...body];
    expect(countHeaderRows(doses, { ...PLAIN, captioned: true, continued: true })).toBe(0);
  });

  it('counts the rows of several cells above the first mark of a schedule', () => {
    const marked = (label: string) => rowOf(cell(label, 60), cell('X', 205), cell('X', 345));
    const schedule = [names('body'), rowOf(cell('Safety', 60)), marked('ECG'), marked('Weight'), marked('Height')];
    expect(countHeaderRows(schedule, PLAIN)).toBe(1);
  });
});
