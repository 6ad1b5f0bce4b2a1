import { auditPageReply } from '../replies/audit.ts';
import { openApiReply } from '../replies/open-api.ts';
import { auditQuery } from '../payloads/audit-query.ts';
import { rolesWith } from '../permissions.ts';
import { ROUTES } from '../routes.ts';
import type { Operations } from './operation.ts';

export const RECORD_OPERATIONS = {
  listAudit: {
    ...ROUTES.listAudit,
    summary: 'Who did what to what, newest first',
    roles: rolesWith('read_audit'),
    query: auditQuery,
    reply: auditPageReply,
  },
  describeApi: {
    ...ROUTES.describeApi,
    summary: 'This description, as OpenAPI 3.1',
    roles: 'public',
    reply: openApiReply,
  },
} as const satisfies Operations;
