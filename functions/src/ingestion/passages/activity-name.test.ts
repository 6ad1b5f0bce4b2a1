import { withoutNotes } from './activity-name.ts';

const noted = (...marks: string[]) => marks.map((mark) => ({ mark, text: 'A note.' }));

it.each([
  ['12-lead ECG f', ['f'], '12-lead ECG'],
  ['NIQ-12d', ['d'], 'NIQ-12'],
  ['ECGb', ['b'], 'ECG'],
  ['Vital Signs e/Weight/Height f', ['e', 'f'], 'Vital Signs/Weight/Height'],
  ['PK samples x,y', ['x', 'y'], 'PK samples'],
  ['Blood volume*', ['*'], 'Blood volume*'],
  ['Blood volume *', ['*'], 'Blood volume'],
])('%s with the notes %j is %s', (name, marks, activity) => {
  expect(withoutNotes(name, noted(...marks))).toBe(activity);
});

it('leaves letters that are no notes of the row', () => {
  for (const name of ['Hepatitis B', 'Blood', 'Vitamin a level', 'Weight']) {
    expect(withoutNotes(name, noted('a', 'd', 't'))).toBe(name);
  }
  expect(withoutNotes('12-lead ECG f')).toBe('12-lead ECG f');
});
