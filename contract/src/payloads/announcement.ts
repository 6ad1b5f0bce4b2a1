import { array, object, type InferType } from 'yup';
import { LIMITS } from '../limits.ts';
import { VALIDATION } from '../validation-messages.ts';
import { onOrOff, recordId, singleLine, text } from './text.ts';

const { announcementTitle, announcementText, answer, question } = LIMITS;

const NO_ANSWER = 'Please choose an answer';
const UNREVIEWED = 'Please confirm that nothing in it says who asked';

/** Body of `POST /announcements`. */
export const announcementPayload = object({
  study_id: recordId('Study').required(VALIDATION.studyMissing),
  title: singleLine('Title', announcementTitle.max).required('Please enter a title'),
  text: text('Text', announcementText.max).required('Please enter a text'),
  /** In use, of the study or of all studies. */
  document_id: recordId('Document'),
});

/** Body of `POST /announcements/shared-answers`: an answer that was sent, for all sites of its study. */
export const shareAnswerPayload = object({
  request_id: recordId('Request').required(NO_ANSWER),
  query_id: recordId('Question').required(NO_ANSWER),
  title: singleLine('Title', announcementTitle.max).required('Please enter a title'),
  question: text('Question', question.max).required('Please enter the question'),
  text: text('Answer', answer.max).required('Please enter the answer'),
  /** That somebody has read it again, and nothing in it says who asked. */
  is_reviewed: onOrOff('Reviewed').oneOf([true], UNREVIEWED),
  /** When it was last shared, as its reviewer saw it; empty for never. Without it, a second sharing is not noticed. */
  seen_shared_at: text('Time of sharing', 40),
  /** Of the words that may say who asked: those that somebody has seen and left. */
  kept_words: array(text('Words', answer.max).required('Words must be a text'))
    .typeError('Words must be a list')
    .max(100, 'These are too many words')
    .default([]),
});

export type ShareAnswerPayload = InferType<typeof shareAnswerPayload>;

export type AnnouncementPayload = InferType<typeof announcementPayload>;

/** Parameters of `GET /announcements`. */
export const announcementsQuery = object({ study_id: recordId('Study'), cursor: text('Cursor', 1_000) });
