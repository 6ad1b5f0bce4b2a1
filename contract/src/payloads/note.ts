import { array, object, type InferType } from 'yup';
import { LIMITS } from '../limits.ts';
import { recordId, text } from './text.ts';

const { noteText, mentions } = LIMITS;

/** Body of `POST /requests/{id}/notes`. */
export const notePayload = object({
  text: text('Note', noteText.max).required('Please enter a note'),
  /** Ids of colleagues. */
  mentions: array(recordId('Colleague').required('Colleague is not known'))
    .typeError('Mentions must be a list')
    .max(mentions.max, `A note can mention at most ${mentions.max} colleagues`)
    .default([]),
  /** Id of the colleague who is to answer. */
  asks: recordId('Colleague'),
  /** Id of the note with the question that this answers. */
  answers: recordId('Question').when('asks', ([asks]: unknown[], schema) =>
    asks ? schema.test('one', 'A note asks or answers, not both', (value?: string) => !value) : schema,
  ),
});

export type NotePayload = InferType<typeof notePayload>;
