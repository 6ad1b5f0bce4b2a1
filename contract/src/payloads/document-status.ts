import { object } from 'yup';
import { reason } from './reason.ts';
import { choice } from './text.ts';

const MESSAGE = 'Status must be active or archived';

/** Body of `PATCH /documents/{id}/status`. */
export const documentStatusPayload = object({
  status: choice(['active', 'archived'], MESSAGE).required(MESSAGE),
  reason: reason(),
});
