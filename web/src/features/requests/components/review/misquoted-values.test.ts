import { READY_DRAFT } from '../../testing/a-request.ts';
import { misquotedValues } from './misquoted-values.ts';

const [first] = READY_DRAFT.citations;
if (!first) throw new Error('A citation');
const citations = [
  { ...first, number: 1, text_snippet: 'After more than 6 hours the dose is skipped.' },
  { ...first, number: 2, text_snippet: 'A dose is 900 mg.' },
];
const DRAFT = 'After more than 6 hours the dose is skipped. [1]';

const misquoted = (text: string) => misquotedValues({ text, citations }, DRAFT);

it('names a value that the cited passage does not have', () => {
  expect(misquoted('After more than 8 hours the dose is skipped. [1]')).toEqual(['8 hour']);
  expect(misquoted('After more than six hours it is skipped. [1]')).toEqual([]);
});

it('knows the values that the draft has from the context of what it cites', () => {
  const row = 'ECG: Visit 3 (Day 29) [2]';
  expect(misquotedValues({ text: 'An ECG is done at Visit 3, on Day 29. [2]', citations }, row)).toEqual([]);
  expect(misquotedValues({ text: 'An ECG is done at Visit 3, on Day 92. [2]', citations }, row)).toEqual(['92']);
});

it('compares each statement with its own marks', () => {
  expect(misquoted('Skip it after 6 hours [1]. Give 900 mg [2].')).toEqual([]);
  expect(misquoted('Skip it after 6 hours [2]. Give 900 mg [1].')).toEqual(['6 hour', '900 mg']);
  expect(misquoted('Give 900 mg after 6 hours [1] [2].')).toEqual([]);
});

it('says nothing of what cites nothing, nor of verified lines', () => {
  expect(misquoted('Call 8 hours later.\nThank you. Call within 8 hours. It is skipped. [1]')).toEqual([]);
  const verified = 'Week 4, Day 29 [2]';
  expect(misquotedValues({ text: verified, citations }, verified)).toEqual([]);
  expect(misquotedValues({ text: verified, citations }, '')).not.toEqual([]);
});
