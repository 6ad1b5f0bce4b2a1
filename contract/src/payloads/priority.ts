import { object } from 'yup';
import { PRIORITIES } from '../choices.ts';
import { choice } from './text.ts';

const MISSING = 'Please select a priority';

/** Body of `PUT /requests/{id}/priority`. */
export const priorityPayload = object({ priority: choice(PRIORITIES, MISSING).required(MISSING) });
