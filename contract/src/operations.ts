import { ANNOUNCEMENT_OPERATIONS } from './operations/announcements.ts';
import { CITED_PAGE_OPERATIONS } from './operations/cited-pages.ts';
import { CITING_OPERATIONS } from './operations/citing.ts';
import { DOCUMENT_OPERATIONS } from './operations/documents.ts';
import { FACT_OPERATIONS } from './operations/facts.ts';
import type { Operations } from './operations/operation.ts';
import { PASSWORD_OPERATIONS } from './operations/passwords.ts';
import { READ_MARK_OPERATIONS } from './operations/read-marks.ts';
import { QUESTION_OPERATIONS } from './operations/questions.ts';
import { RECORD_OPERATIONS } from './operations/records.ts';
import { REPORT_OPERATIONS } from './operations/reports.ts';
import { REQUEST_OPERATIONS } from './operations/requests.ts';
import { NOTE_OPERATIONS } from './operations/notes.ts';
import { SAVED_REPLY_OPERATIONS } from './operations/saved-replies.ts';
import { SAVED_VIEW_OPERATIONS } from './operations/saved-views.ts';
import { SETTINGS_OPERATIONS } from './operations/settings.ts';
import { SITE_OPERATIONS } from './operations/sites.ts';
import { USER_OPERATIONS } from './operations/users.ts';

/** The whole API (specification, section 7). Services limit the records a caller sees. */
export const OPERATIONS = {
  ...USER_OPERATIONS,
  ...REQUEST_OPERATIONS,
  ...QUESTION_OPERATIONS,
  ...CITING_OPERATIONS,
  ...CITED_PAGE_OPERATIONS,
  ...SITE_OPERATIONS,
  ...FACT_OPERATIONS,
  ...DOCUMENT_OPERATIONS,
  ...SETTINGS_OPERATIONS,
  ...NOTE_OPERATIONS,
  ...ANNOUNCEMENT_OPERATIONS,
  ...SAVED_REPLY_OPERATIONS,
  ...SAVED_VIEW_OPERATIONS,
  ...PASSWORD_OPERATIONS,
  ...READ_MARK_OPERATIONS,
  ...REPORT_OPERATIONS,
  ...RECORD_OPERATIONS,
} as const satisfies Required<Operations>;

export type OperationId = keyof typeof OPERATIONS;
