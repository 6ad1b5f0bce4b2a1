import { object } from 'yup';
import { reason } from './reason.ts';

/** Parameters of `DELETE /documents/{id}`. */
export const deleteDocumentQuery = object({ reason: reason() });
