import { number, object } from 'yup';
import { LIMITS } from '../limits.ts';
import { text } from './text.ts';

const { max } = LIMITS.listPage;
const LIMIT = `Limit must be a whole number from 1 to ${max.toLocaleString('en-US')}`;

/** Parameters of every list. The reply names the next page in its `Link` header. */
export const pageFields = {
  limit: number().typeError(LIMIT).integer(LIMIT).min(1, LIMIT).max(max, LIMIT).default(max),
  cursor: text('Cursor', 1_000),
};

export const pageQuery = object(pageFields);
