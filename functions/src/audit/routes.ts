import type { AuditPage } from '@trialdesk/contract/replies/audit';
import { LIMITS } from '@trialdesk/contract/limits';
import type { Handlers } from '../http/handler.ts';
import { cursorOf, placeOf } from './audit-cursor.ts';
import { listAudit } from './audit-repository.ts';

export const auditHandlers = {
  listAudit: async ({ query }): Promise<AuditPage> => {
    const { target, actor, from, to, cursor } = query;
    const found = await listAudit({
      target,
      actor,
      from: from ? new Date(from).toISOString() : undefined,
      to: to ? new Date(to).toISOString() : undefined,
      after: cursor ? placeOf(cursor) : undefined,
      limit: LIMITS.auditPage + 1,
    });
    const entries = found.slice(0, LIMITS.auditPage);
    const last = entries.at(-1);
    return { entries, next_cursor: last && found.length > entries.length ? cursorOf(last) : null };
  },
} satisfies Partial<Handlers>;
