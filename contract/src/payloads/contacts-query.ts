import { object } from 'yup';
import { pageFields } from './page-query.ts';
import { recordId } from './text.ts';

/** `site_id` leaves only the team of that site, `study_id` only those who are assigned to that study. */
export const contactsQuery = object({ ...pageFields, site_id: recordId('Site'), study_id: recordId('Study') });
