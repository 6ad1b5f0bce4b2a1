import { array, object, type InferType } from 'yup';
import { LIMITS } from '../limits.ts';
import { onOrOff, recordId } from './text.ts';

const { assignedAtOnce } = LIMITS;

/** Body of `POST /requests/assign`. */
export const assignRequestsPayload = object({
  request_ids: array(recordId('Request').required('Request is not known'))
    .required('Please choose a request')
    .typeError('Requests must be a list')
    .min(1, 'Please choose a request')
    .max(assignedAtOnce, `At most ${assignedAtOnce} requests can be assigned at once`),
  /** Null makes nobody their owner. */
  owner_id: recordId('Owner').min(1, 'Owner is not known').nullable().defined('Owner is required'),
  /** Also what a colleague owns. */
  take_over: onOrOff('Takeover'),
});

export type AssignRequestsPayload = InferType<typeof assignRequestsPayload>;
