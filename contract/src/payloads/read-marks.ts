import { array, object } from 'yup';
import { LIMITS } from '../limits.ts';
import { recordId, text } from './text.ts';

const TIMESTAMP = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

const MOMENT = 'Please give a moment as an ISO 8601 time in UTC';
const NOTHING = 'Please say what was read';
const READ = 'Read responses must be a list';

const moment = () => text('The moment', 40).matches(TIMESTAMP, { message: MOMENT, excludeEmptyString: true });

/** Body of `PUT /read-marks`. */
export const readMarksPayload = object({
  /** Everything up to this moment. */
  until: moment().when('read', { is: undefined, then: (schema) => schema.required(NOTHING) }),
  /** Single responses, with the moment of the answer. */
  read: array(
    object({
      request_id: recordId('Request').required(NOTHING),
      answered_at: moment().required(MOMENT),
    })
      .typeError(NOTHING)
      .default(undefined)
      .required(NOTHING),
  )
    .typeError(READ)
    .max(LIMITS.readMarks, `At most ${LIMITS.readMarks.toLocaleString('en-US')} responses can be marked at once`),
});
