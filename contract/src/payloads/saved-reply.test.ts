import { ValidationError } from 'yup';
import { LIMITS } from '../limits.ts';
import { changedReplyPayload, savedReplyPayload } from './saved-reply.ts';

const valid = { title: 'Out of window', text: 'Dear {{requester}},\nplease see {{visit}}.', is_shared: false };

function errorsOf(change: object): string[] {
  try {
    savedReplyPayload.validateSync({ ...valid, ...change }, { abortEarly: false });
    return [];
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return error.errors;
  }
}

test('a title and a text are kept, trimmed', () => {
  expect(savedReplyPayload.validateSync({ ...valid, title: ' Out of window ', text: `\n${valid.text} ` })).toEqual(
    valid,
  );
  expect(changedReplyPayload.validateSync({ ...valid, version: 2 })).toEqual({ ...valid, version: 2 });
  expect(errorsOf({ title: 'x'.repeat(LIMITS.replyTitle.max), text: 'x'.repeat(LIMITS.replyText.max) })).toEqual([]);
  expect(errorsOf({ text: 'Take [one], (1) or [1.5], and keep {{site}}.' })).toEqual([]);
});

test.each<[object, string]>([
  [{ title: ' ' }, 'Please enter a title'],
  [{ title: 'two\nlines' }, 'Title must be a single line'],
  [{ title: 'x'.repeat(LIMITS.replyTitle.max + 1) }, 'Title can have at most 80 characters'],
  [{ text: '' }, 'Please enter a text'],
  [{ text: 7 }, 'Text must be a text'],
  [{ text: 'x'.repeat(LIMITS.replyText.max + 1) }, 'Text can have at most 5,000 characters'],
  [{ text: 'Within three days [1].' }, 'Remove numbers in square brackets, such as [1]: they cite a source'],
  [{ text: 'Within three days [1, 2].' }, 'Remove numbers in square brackets, such as [1]: they cite a source'],
  [{ is_shared: undefined }, 'Shared must be on or off'],
  [{ is_shared: 'yes' }, 'Shared must be on or off'],
])('%j is refused with: %s', (change, message) => expect(errorsOf(change)).toEqual([message]));
