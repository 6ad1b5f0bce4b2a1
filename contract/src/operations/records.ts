import { auditPageReply } from '../replies/audit.ts';
import { healthReply } from '../replies/health.ts';
import { undeliveredMailsReply } from '../replies/mails.ts';
import { openApiReply } from '../replies/open-api.ts';
import { usageReply } from '../replies/usage.ts';
import { auditQuery } from '../payloads/audit-query.ts';
import { API_ONLY_ROUTES, ROUTES } from '../routes.ts';
import type { Operations } from './operation.ts';

export const RECORD_OPERATIONS = {
  listAudit: {
    ...ROUTES.listAudit,
    summary: 'Who did what to what, newest first',
    needs: 'read_audit',
    query: auditQuery,
    reply: auditPageReply,
  },
  listUndeliveredMails: {
    ...ROUTES.listUndeliveredMails,
    summary: 'Mails that were given up, newest first',
    needs: 'manage_users',
    reply: undeliveredMailsReply,
  },
  getUsage: {
    ...ROUTES.getUsage,
    summary: 'Tokens and cost of the model by study and month, newest first, and tokens used today',
    needs: 'read_usage',
    reply: usageReply,
  },
  getHealth: {
    ...API_ONLY_ROUTES.getHealth,
    summary: 'Whether the API and the database answer; 503 when the database does not',
    needs: 'public',
    reply: healthReply,
  },
  describeApi: {
    ...API_ONLY_ROUTES.describeApi,
    summary: 'This description, as OpenAPI 3.1',
    needs: 'public',
    reply: openApiReply,
  },
} as const satisfies Operations;
