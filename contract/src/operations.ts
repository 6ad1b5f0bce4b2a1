import { DOCUMENT_OPERATIONS } from './operations/documents.ts';
import type { Operations } from './operations/operation.ts';
import { RECORD_OPERATIONS } from './operations/records.ts';
import { REQUEST_OPERATIONS } from './operations/requests.ts';
import { SETTINGS_OPERATIONS } from './operations/settings.ts';
import { SITE_OPERATIONS } from './operations/sites.ts';
import { USER_OPERATIONS } from './operations/users.ts';

/** The whole API (specification, section 7). Services limit the records a caller sees. */
export const OPERATIONS = {
  ...USER_OPERATIONS,
  ...REQUEST_OPERATIONS,
  ...SITE_OPERATIONS,
  ...DOCUMENT_OPERATIONS,
  ...SETTINGS_OPERATIONS,
  ...RECORD_OPERATIONS,
} as const satisfies Required<Operations>;

export type OperationId = keyof typeof OPERATIONS;
