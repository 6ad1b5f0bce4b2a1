import { object, type InferType } from 'yup';
import { LIMITS } from '../limits.ts';
import { VALIDATION } from '../validation-messages.ts';
import { recordId, singleLine, text } from './text.ts';

const { announcementTitle, announcementText } = LIMITS;

/** Body of `POST /announcements`. */
export const announcementPayload = object({
  study_id: recordId('Study').required(VALIDATION.studyMissing),
  title: singleLine('Title', announcementTitle.max).required('Please enter a title'),
  text: text('Text', announcementText.max).required('Please enter a text'),
});

export type AnnouncementPayload = InferType<typeof announcementPayload>;

/** Parameters of `GET /announcements`. */
export const announcementsQuery = object({ study_id: recordId('Study'), cursor: text('Cursor', 1_000) });
