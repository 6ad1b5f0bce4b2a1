import { createRequestPayload } from './create-request.ts';

const BODY = { title: 'Missed visit', question: 'May I still dose?', studyId: 'study', category: 'other' };

test('a request without a priority has a low one', () => {
  expect(createRequestPayload.validateSync(BODY)).toMatchObject({ priority: 'low' });
});

test('texts are trimmed before they are measured', () => {
  expect(createRequestPayload.validateSync({ ...BODY, title: '  Missed  ' }).title).toBe('Missed');
  expect(() => createRequestPayload.validateSync({ ...BODY, title: '  Hi   ' })).toThrow('at least 5 characters');
});

test.each([
  ['a number for a text', { title: 12345 }, 'Title must be a text'],
  ['a list for a text', { question: ['May I still dose?'] }, 'Question must be a text'],
  ['a control character', { title: 'Missed\u0000visit' }, 'cannot be used'],
  ['too long a title', { title: 'x'.repeat(201) }, 'at most 200 characters'],
  ['an unknown category', { category: 'billing' }, 'Please select a category'],
])('%s is refused', (...[, change, message]) => {
  expect(() => createRequestPayload.validateSync({ ...BODY, ...change })).toThrow(message);
});

test('line breaks and tabs are part of a question', () => {
  const question = 'First line\n\tsecond line';
  expect(createRequestPayload.validateSync({ ...BODY, question }).question).toBe(question);
});
