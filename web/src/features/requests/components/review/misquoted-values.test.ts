import { aQuery, READY_DRAFT } from '../../testing/a-request.ts';
import { changedStatements } from './changed-statements.ts';
import { misquotedValues } from './misquoted-values.ts';

const [first] = READY_DRAFT.citations;
if (!first) throw new Error('A citation');
const MISSED = {
  ...first,
  number: 1,
  section: '8 Dosing › 8.3 Missed dose',
  text_snippet: 'After more than 6 hours the dose is skipped.',
};
const DOSE = { ...first, number: 2, text_snippet: 'A dose is 900 mg.' };
const citations = [MISSED, DOSE];
const SKIPPED = 'After more than 6 hours the dose is skipped. [1]';
const ROW = 'ECG: Visit 3 (Day 29) [2]';
const query = aQuery({ draft: { ...READY_DRAFT, text: `${SKIPPED}\n${ROW}`, citations } });

const misquoted = (text: string) => misquotedValues(changedStatements(query, { text, citations }));

it('names a value that the cited passage does not have, though the place has its number', () => {
  expect(misquoted('After more than 8 hours the dose is skipped. [1]')).toEqual(['8 hour']);
  expect(misquoted('After more than six hours it is skipped (section 8.3). [1]')).toEqual([]);
});

it('compares each statement with its own marks', () => {
  expect(misquoted('Skip it after 6 hours [1]. Give 900 mg [2].')).toEqual([]);
  expect(misquoted('Skip it after 6 hours [2]. Give 900 mg [1].')).toEqual(['6 hour', '900 mg']);
  for (const marks of ['[1] [2]', '[1], [2]']) expect(misquoted(`Give 900 mg after 6 hours ${marks}.`)).toEqual([]);
});

it('knows the values that the draft has from the context of what it cites, whatever its number is now', () => {
  expect(misquoted('An ECG is done at Visit 3, on Day 29. [2]')).toEqual([]);
  expect(misquoted('An ECG is done at Visit 3, on Day 92. [2]')).toEqual(['92']);
  const saved = [{ ...DOSE, number: 1 }];
  const inSaved = (text: string) => misquotedValues(changedStatements(query, { text, citations: saved }));
  expect(inSaved('ECG: Visit 3 (Day 29) [1]')).toEqual([]);
  expect(inSaved('An ECG at Visit 3, Day 29. [1]')).toEqual([]);
  expect(inSaved('Skip it after 6 hours. [1]')).toEqual(['6 hour']);
});

it('knows those of a passage as it is inserted', () => {
  const { mode, model, prompt_version, searched, written_at } = READY_DRAFT;
  const closest = [{ ...DOSE, text: 'At Week 4: A dose is 900 mg.' }];
  const notFound = aQuery({
    draft: { state: 'not_found', closest, mode, model, prompt_version, searched, written_at },
  });
  const inserted = (text: string) => misquotedValues(changedStatements(notFound, { text, citations: [DOSE] }));
  expect(inserted('At Week 4: A dose is 900 mg. [2]')).toEqual([]);
  expect(inserted('At Week 5: A dose is 900 mg. [2]')).toEqual(['5']);
});

it('says nothing of what cites nothing', () => {
  expect(misquoted('Call 8 hours later.\nThank you. Call within 8 hours. It is skipped. [1]')).toEqual([]);
});

const TITRATION = { ...DOSE, number: 3, text_snippet: '100 mg twice daily for 7 days, then 200 mg twice daily.' };
const frequencies = (text: string, text_snippet = TITRATION.text_snippet) =>
  misquotedValues(changedStatements(query, { text, citations: [{ ...TITRATION, text_snippet }] }));

it('names how often a day, where the cited passage has it otherwise', () => {
  const changed = '100 mg once daily for 7 days, then 200 mg three times daily. [3]';
  expect(frequencies(changed)).toEqual(['once daily', 'three times daily']);
  expect(frequencies('Give 100 mg TID for 7 days, then 200 mg QD. [3]')).toEqual(['TID', 'QD']);
  expect(frequencies('Give 200 mg every 8 hours. [3]')).toEqual(['every 8 hours']);
  expect(frequencies('Give 200 mg 3 times a day. [3]')).toEqual(['3 times a day']);
});

it.each([
  ['Give 100 mg BID for 7 days, then 200 mg b.i.d. [3]'],
  ['Give 100 mg two times a day for 7 days, then 200 mg twice per day. [3]'],
  ['Give 100 mg once. [3]'],
])('knows the same frequency in %p', (text) => expect(frequencies(text)).toEqual([]));

it('does not take a frequency for another where the cited passage has none, or both', () => {
  expect(frequencies('Take 100 mg once daily. [3]', 'Take 100 mg in the morning.')).toEqual([]);
  expect(frequencies('Take 100 mg once daily. [3]', 'Take 100 mg once or twice daily.')).toEqual([]);
  expect(frequencies('Take 100 mg twice daily. [3]', 'Take 100 mg every 12 hours.')).toEqual([]);
});
