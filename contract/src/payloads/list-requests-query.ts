import { object } from 'yup';
import { pageFields } from './page-query.ts';
import { recordId } from './text.ts';

/** Parameters of `GET /get-requests`. */
export const listRequestsQuery = object({ site_id: recordId('Site'), ...pageFields });
