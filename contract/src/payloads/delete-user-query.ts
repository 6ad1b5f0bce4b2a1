import { object } from 'yup';
import { choice } from './text.ts';

/**
 * Parameters of `DELETE /users/{id}`. `status` is what the caller takes the user for; somebody who has become
 * something else meanwhile is left alone.
 */
export const deleteUserQuery = object({
  status: choice(['invited', 'active'], 'Status must be invited or active'),
});
