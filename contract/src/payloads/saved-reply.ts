import { object, type InferType } from 'yup';
import { danglingMarks } from '../citation-marks.ts';
import { LIMITS } from '../limits.ts';
import { seenVersion } from './seen-version.ts';
import { isFarTooLong, onOrOff, singleLine, text } from './text.ts';

const CITES = 'Remove numbers in square brackets, such as [1]: they cite a source';

const { replyTitle, replyText } = LIMITS;

/** Body of `POST /saved-replies`. */
export const savedReplyPayload = object({
  title: singleLine('Title', replyTitle.max).required('Please enter a title'),
  text: text('Text', replyText.max)
    .required('Please enter a text')
    .test('marks', CITES, (value) => isFarTooLong(value, replyText.max) || !hasMarks(value)),
  /** Whether the whole research team has it. */
  is_shared: onOrOff('Shared'),
});

/** Body of `PUT /saved-replies/{id}`, with the version it is based on. */
export const changedReplyPayload = savedReplyPayload.shape({ version: seenVersion() });

export type SavedReplyPayload = InferType<typeof savedReplyPayload>;

function hasMarks(value: string): boolean {
  return danglingMarks(value, []).length > 0;
}
