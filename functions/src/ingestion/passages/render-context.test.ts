import { SCHEDULE_SIGNS } from '../schedule-signs.ts';
import { cells } from '../testing/tables.ts';
import type { PassageContext } from './passage-context.ts';
import { displayedSentence, promptContext, searchContext } from './render-context.ts';

const dose: PassageContext = {
  caption: 'Table 2 Dose levels',
  leadIn: ['Doses are reduced in these steps:'],
  groups: ['Arm A', 'Patients under 60 kg'],
  cells: cells({ 'Dose level': '-1', Dose: '300 mg' }),
  footnotes: [{ mark: 'a', text: 'Only at sites in the EU.' }],
};

const schedule: PassageContext = {
  caption: 'Table 1 Schedule',
  marks: [['Visit 1', 'Week -2'], ['Visit 3']],
  values: [
    { headers: ['Visit 4', 'Week 8'], text: 'P' },
    { headers: ['Visit 5'], text: 'P' },
  ],
};

const unpaired: PassageContext = { unpairedHeaders: 'Time Rate Volume' };

describe('the context given to a model', () => {
  it('has all parts, outermost first, one per line', () => {
    expect(promptContext(dose).split('\n')).toEqual([
      'Table 2 Dose levels',
      'Doses are reduced in these steps:',
      'Arm A',
      'Patients under 60 kg',
      'By column: Dose level: -1; Dose: 300 mg.',
      'Footnote a: Only at sites in the EU.',
    ]);
    expect(promptContext(schedule).split('\n')).toEqual([
      'Table 1 Schedule',
      'Marked under: Visit 1, Week -2; Visit 3.',
      'Under headers: Visit 4, Week 8: P; Visit 5: P.',
    ]);
  });

  it("joins a list item's lead-ins in one line", () => {
    expect(promptContext({ leadIn: ['Any of these:', '2. An event with:'] })).toBe('Any of these: 2. An event with:');
  });

  it('has unpaired headers unchanged', () => {
    expect(promptContext(unpaired)).toBe('Time Rate Volume');
  });

  it('shows a cell without a header alone', () => {
    expect(promptContext({ cells: [{ header: '', text: '-1' }, ...cells({ Dose: '300 mg' })] })).toBe(
      'By column: -1; Dose: 300 mg.',
    );
  });

  it('says first of a description of changes that it is not the rule', () => {
    expect(promptContext({ history: true, caption: 'Table 9 Changes' }).split('\n')).toEqual([
      'From the history of changes: describes an earlier version or what was changed, not the rule now.',
      'Table 9 Changes',
    ]);
  });

  it('is empty for a passage that needs none', () => {
    expect(promptContext({})).toBe('');
  });
});

describe('the context that is searched', () => {
  it('has column headers, but no cells or footnotes', () => {
    expect(searchContext(dose).split('\n')).toEqual([
      'Table 2 Dose levels',
      'Doses are reduced in these steps:',
      'Arm A',
      'Patients under 60 kg',
      'Dose level Dose',
    ]);
    expect(searchContext(schedule)).toBe('Table 1 Schedule\nMarked under: Visit 1, Week -2; Visit 3.');
    expect(searchContext(unpaired)).toBe('Time Rate Volume');
  });

  it('keeps headers that contain colons and semicolons whole', () => {
    expect(searchContext({ cells: cells({ 'Table 4: Power; in percent': '90' }) })).toBe('Table 4: Power; in percent');
  });
});

describe('the sentence that an answer shows', () => {
  const text = 'ECG X X P P';

  it('has the marks under one header together, and what else the row says', () => {
    const row = 'Thyroid function X X X* *Every other cycle from Cycle 6 on.';
    const marks = [
      ['Screening', 'Screening'],
      ['Cycles', 'C1', 'D1'],
      ['Cycles', 'C6', 'D1'],
    ];
    expect(displayedSentence({ text: row, context: { marks } }, row)).toBe(
      'Thyroid function: Screening; Cycles (C1, D1; C6, D1). *Every other cycle from Cycle 6 on.',
    );
  });

  it.each(Array.from(SCHEDULE_SIGNS))('names the activity without its marks, printed as %s', (sign) => {
    const row = `12-lead ECG ${sign} ${sign}a ${sign}`;
    const marks = [['Visit 1'], ['Visit 3'], ['Visit 8']];
    expect(displayedSentence({ text: row, context: { marks } }, row)).toBe('12-lead ECG: Visit 1; Visit 3; Visit 8');
    const noted = row.replace('12-lead ECG', '12-lead ECG f');
    const footnotes = [{ mark: 'f', text: 'Triplicate at Visit 1.' }];
    expect(displayedSentence({ text: noted, context: { marks, footnotes } }, noted)).toBe(
      '12-lead ECG: Visit 1; Visit 3; Visit 8',
    );
  });

  it("lists the headers of a schedule's marks and other cells", () => {
    expect(displayedSentence({ text, context: schedule }, text)).toBe(
      'ECG: Visit 1 (Week -2); Visit 3; Visit 4, Week 8: P; Visit 5: P',
    );
    const interleaved = 'ECG a X P X b P';
    expect(displayedSentence({ text: interleaved, context: schedule }, interleaved)).toBe(
      'ECG a: Visit 1 (Week -2); Visit 3; Visit 4, Week 8: P; Visit 5: P',
    );
    const { values = [] } = schedule;
    expect(displayedSentence({ text, context: { values } }, text)).toBe(
      'ECG X X P P (under Visit 4, Week 8: P; under Visit 5: P)',
    );
  });

  it('shows the cells of other rows with their headers', () => {
    expect(displayedSentence({ text: '-1 300 mg', context: dose }, '-1 300 mg')).toBe('Dose level: -1; Dose: 300 mg');
  });

  it('shows part of a row as printed', () => {
    expect(displayedSentence({ text: '-1 300 mg', context: dose }, '300 mg')).toBe('300 mg');
  });

  it('lists the columns of a row with shortened cells', () => {
    const context = { cells: cells({ Event: 'Fever', Action: 'Hold the study…' }) };
    const row = 'Fever Hold the study drug.';
    expect(displayedSentence({ text: row, context }, row)).toBe('Fever Hold the study drug. (columns: Event; Action)');
  });

  it('is the sentence itself for prose, a list item and a row without paired headers', () => {
    for (const context of [{}, { leadIn: ['Any of these:'] }, unpaired])
      expect(displayedSentence({ text, context }, text)).toBe(text);
  });
});
