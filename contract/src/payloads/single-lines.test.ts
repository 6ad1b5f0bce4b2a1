import type { Schema } from 'yup';
import { createRequestPayload } from './create-request.ts';
import { createSitePayload } from './create-site.ts';
import { createStudyPayload } from './create-study.ts';
import { followUpPayload } from './follow-up.ts';
import { registrationPayload } from './registration.ts';
import { submitResponsePayload } from './submit-response.ts';

const REQUEST = { title: 'Missed visit', question: 'May I still dose?', studyId: 'study', category: 'other' };

const LINES: [what: string, schema: Schema, body: (line: string) => object][] = [
  ["a person's name", registrationPayload, (name) => ({ name, password: 'long enough' })],
  ["a site's name", createSitePayload, (name) => ({ name })],
  ["a study's name", createStudyPayload, (name) => ({ name })],
  ["a request's title", createRequestPayload, (title) => ({ ...REQUEST, title })],
];

describe.each(LINES)('%s', (...[, schema, body]) => {
  const accepts = (line: string) => schema.isValidSync(body(line));

  test('is one visible line', () => {
    for (const line of ['Robin Reed', 'Zoë O’Neill', '山田 太郎 (東)', 'Nr. 4 – €']) {
      expect([line, accepts(line)]).toEqual([line, true]);
    }
  });

  test.each([
    ['line breaks', 'Robin\nDear Mara,\nyour account ends today'],
    ['a carriage return', 'Robin\rDear Mara'],
    ['a line separator', 'Robin\u2028Dear Mara'],
    ['a bidirectional override', 'Robin \u202edeeR'],
    ['a zero-width space', 'Robin\u200bReed'],
    ['a tab', 'Robin\tReed'],
    ['nothing visible', '\u200b\u200b\u2060\u200d\ufeff\u200b'],
    ['marks alone', '\u0301\u0301\u0301\u0301\u0301\u0301'],
  ])('has no %s', (_what, line) => {
    expect(accepts(line)).toBe(false);
  });

  test('is not longer once it is normalised', () => {
    expect(accepts('\u{fdfa}'.repeat(20))).toBe(false);
  });
});

test('of a line that is far too long, nothing else is examined, since that takes seconds', () => {
  const name = `\u0000 TrialDesk\n ${'\u{fdfa}'.repeat(80_000)}`;
  const messages = () => registrationPayload.validateSync({ name, password: 'long enough' }, { abortEarly: false });
  expect(messages).toThrow('Name can have at most 120 characters');
});

test.each<[what: string, schema: Schema, body: object]>([
  ['an answer', submitResponsePayload, { final_answer: '\u200b' }],
  ['a follow-up', followUpPayload, { question: '\u200b\u2060' }],
  ['a question', createRequestPayload, { ...REQUEST, question: '\u200b'.repeat(12) }],
])('a zero-width space is not %s', (_what, schema, body) => {
  expect(schema.isValidSync(body)).toBe(false);
});
