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
