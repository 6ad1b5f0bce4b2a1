import { auditPageReply } from '../replies/audit.ts';
import { openApiReply } from '../replies/open-api.ts';
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
    reply: auditPageReply,
  },
  describeApi: {
    method: 'GET',
    path: '/openapi.json',
    summary: 'This description, as OpenAPI 3.1',
    roles: 'public',
    reply: openApiReply,
  },
} as const satisfies Record<string, Operation>;
