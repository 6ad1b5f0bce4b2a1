import { object } from 'yup';
import { reason } from './reason.ts';
import { recordId } from './text.ts';

/** Body of `PATCH /documents/{id}`; null means all studies. */
export const documentStudyPayload = object({
  study_id: recordId('Study')
    .nullable()
    .defined('Please select a study, or none')
    .min(1, 'Please select a study, or none'),
  reason: reason(),
});
