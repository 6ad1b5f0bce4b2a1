import { object, type InferType } from 'yup';
import { CATEGORIES, DEFAULT_PRIORITY, PRIORITIES, type Category } from '../choices.ts';
import { LIMITS } from '../limits.ts';
import { VALIDATION } from '../validation-messages.ts';
import { choice, recordId, singleLine, text } from './text.ts';

const { title, question } = LIMITS;
const categories = Object.keys(CATEGORIES) as Category[];

/** Body of `POST /create-request`. `userId` and `siteId` must match the signed-in user. */
export const createRequestPayload = object({
  title: singleLine('Title', title.max).required(VALIDATION.titleTooShort).min(title.min, VALIDATION.titleTooShort),
  question: text('Question', question.max)
    .required(VALIDATION.questionTooShort)
    .min(question.min, VALIDATION.questionTooShort),
  studyId: recordId('Study').required(VALIDATION.studyMissing),
  category: choice(categories, VALIDATION.categoryMissing).required(VALIDATION.categoryMissing),
  priority: choice(PRIORITIES, 'Please select a priority').default(DEFAULT_PRIORITY),
  userId: recordId('User'),
  siteId: recordId('Site'),
});

/** As typed by a person of several sites, who has to choose. */
export const createRequestAtSitePayload = createRequestPayload.shape({
  siteId: recordId('Site').required(VALIDATION.requestSiteMissing),
});

export type CreateRequestPayload = InferType<typeof createRequestPayload>;
