import { object } from 'yup';
import { reason } from './reason.ts';
import { choice } from './text.ts';

/** Parameters of `DELETE /users/{id}`. `status` is the expected status; a user who has another is not deleted. */
export const deleteUserQuery = object({
  status: choice(['invited', 'active'], 'Status must be invited or active'),
  reason: reason(),
});
