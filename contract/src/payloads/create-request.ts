import { object, type InferType } from 'yup';
import { CATEGORIES, DEFAULT_PRIORITY, PRIORITIES, type Category } from '../choices.ts';
import { LIMITS } from '../limits.ts';
import { choice, recordId, text } from './text.ts';

const { title, question } = LIMITS;
const categories = Object.keys(CATEGORIES) as Category[];

/** Body of `POST /create-request`. `userId` and `siteId` are checked against the signed-in user, never believed. */
export const createRequestPayload = object({
  title: text('Title', title.max)
    .required(`Title must be at least ${title.min} characters`)
    .min(title.min, `Title must be at least ${title.min} characters`),
  question: text('Question', question.max)
    .required(`Question must be at least ${question.min} characters`)
    .min(question.min, `Question must be at least ${question.min} characters`),
  studyId: recordId('Study').required('Please select a study'),
  category: choice(categories, 'Please select a category').required('Please select a category'),
  priority: choice(PRIORITIES, 'Please select a priority').default(DEFAULT_PRIORITY),
  userId: recordId('User'),
  siteId: recordId('Site'),
});

export type CreateRequestPayload = InferType<typeof createRequestPayload>;
