import { object } from 'yup';
import { recordId } from './text.ts';

/** Body of `PATCH /documents/{id}`: the study a document belongs to, or null when it applies to all studies. */
export const documentStudyPayload = object({
  study_id: recordId('Study')
    .nullable()
    .defined('Please select a study, or none')
    .min(1, 'Please select a study, or none'),
});
