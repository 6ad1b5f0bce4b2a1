import { object } from 'yup';
import { choice } from './text.ts';

/** Parameters of `GET /requests/{id}/export`; without `format` as JSON. */
export const exportQuery = object({
  format: choice(['json', 'pdf'], 'Format must be json or pdf'),
});
