import { ValidationError } from 'yup';
import { LIMITS } from '../limits.ts';
import { notePayload } from './note.ts';

const ids = (count: number) => Array.from({ length: count }, (_, at) => `colleague${at}`);

function errorsOf(body: object): string[] {
  try {
    notePayload.validateSync(body, { abortEarly: false });
    return [];
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return error.errors;
  }
}

test('a note is kept, trimmed, with whom it mentions', () => {
  expect(notePayload.validateSync({ text: ' Asked the monitor.\nNo answer yet. ' })).toEqual({
    text: 'Asked the monitor.\nNo answer yet.',
    mentions: [],
  });
  expect(errorsOf({ text: 'x'.repeat(LIMITS.noteText.max), mentions: ids(LIMITS.mentions.max) })).toEqual([]);
});

test.each<[object, string]>([
  [{}, 'Please enter a note'],
  [{ text: '\u200b ' }, 'Please enter a note'],
  [{ text: 7 }, 'Note must be a text'],
  [{ text: 'x'.repeat(LIMITS.noteText.max + 1) }, 'Note can have at most 5,000 characters'],
  [{ text: 'x', mentions: 'all' }, 'Mentions must be a list'],
  [{ text: 'x', mentions: ['a/b'] }, 'Colleague is not known'],
  [{ text: 'x', mentions: ids(LIMITS.mentions.max + 1) }, 'A note can mention at most 20 colleagues'],
])('%j is refused with: %s', (body, message) => expect(errorsOf(body)).toEqual([message]));
