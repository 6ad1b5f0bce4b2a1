import { object } from 'yup';
import { LIMITS } from '../limits.ts';
import { recordIds } from './text.ts';

/** `site_ids`: ids separated by commas. */
export const teamSizesQuery = object({
  site_ids: recordIds({ label: 'Sites', what: 'sites', max: LIMITS.teamSizes.max }),
});
