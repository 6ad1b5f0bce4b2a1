import { auditPageAnswer } from '../answers/audit.ts';
import { openApiAnswer } from '../answers/open-api.ts';
import { auditQuery } from '../payloads/audit-query.ts';
import type { Operation } from './operation.ts';

/** What is on record, and this table itself. */
export const RECORD_OPERATIONS = {
  listAudit: {
    method: 'GET',
    path: '/audit',
    summary: 'Who did what to what, newest first',
    roles: ['Administrator'],
    query: auditQuery,
    answer: auditPageAnswer,
  },
  describeApi: {
    method: 'GET',
    path: '/openapi.json',
    summary: 'This description, as OpenAPI 3.1',
    roles: 'public',
    answer: openApiAnswer,
  },
} as const satisfies Record<string, Operation>;
