import { array, number, object, type InferType } from 'yup';
import { CATEGORIES, type Category } from '../choices.ts';
import { REQUEST_STATUSES } from '../entities/request.ts';
import { LIMITS } from '../limits.ts';
import { choice, recordId, text } from './text.ts';

const { max } = LIMITS.searchPage;
const categories = Object.keys(CATEGORIES) as Category[];

/** Body of `POST /requests/search`. Found is what has the text as it is, or all of its words, in any case. */
export const searchRequestsPayload = object({
  text: text('Search', LIMITS.searchText.max).required('Please enter what to search for'),
  /** Of these only; default: all that the caller may read. */
  site_ids: array(recordId('Site').required('Site is not known'))
    .typeError('Sites must be a list')
    .max(LIMITS.sitesPerUser, `At most ${LIMITS.sitesPerUser.toLocaleString('en-US')} sites can be searched`),
  status: choice(REQUEST_STATUSES, 'Status is not known'),
  study_id: recordId('Study'),
  category: choice(categories, 'Category is not known'),
  /** By the caller, or by anybody else. */
  asked_by: choice(['me', 'others'] as const, 'Who asked is not known'),
  limit: number()
    .strict()
    .typeError('Limit must be a number')
    .integer('Limit must be a whole number')
    .min(1, 'Limit must be 1 or more')
    .max(max, `Limit can be at most ${max}`),
  cursor: text('Cursor', 400),
});

export type SearchRequestsPayload = InferType<typeof searchRequestsPayload>;
