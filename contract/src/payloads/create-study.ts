import { object } from 'yup';
import { LIMITS } from '../limits.ts';
import { text } from './text.ts';

/** Body of `POST /studies`. */
export const createStudyPayload = object({
  name: text('Study name', LIMITS.studyName.max).required('Please enter a study name'),
});
