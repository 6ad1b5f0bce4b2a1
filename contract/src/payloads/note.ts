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
});

export type NotePayload = InferType<typeof notePayload>;
