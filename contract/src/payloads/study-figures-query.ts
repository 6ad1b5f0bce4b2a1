import { object } from 'yup';
import { LIMITS } from '../limits.ts';
import { recordIds } from './text.ts';

/** `study_ids`: ids separated by commas. */
export const studyFiguresQuery = object({
  study_ids: recordIds({ label: 'Studies', what: 'studies', max: LIMITS.studyFigures.max }),
});
