import type { AuditPage } from '@trialdesk/contract/replies/audit';
import { LIMITS } from '@trialdesk/contract/limits';
import { momentText } from '../moment.ts';
import type { Handlers } from '../http/handler.ts';
import { cursorOf, placeOf } from './audit-cursor.ts';
import { listAudit } from './audit-repository.ts';
import { namesOfRecords } from './record-names-repository.ts';
import { entryView } from './stored-entry.ts';

export const auditHandlers = {
  listAudit: async ({ query }): Promise<AuditPage> => {
    const { target, actor, action, from, to, cursor } = query;
    const found = await listAudit({
      target,
      actor,
      action,
      from: from ? new Date(from).toISOString() : undefined,
      to: to ? new Date(to).toISOString() : undefined,
      after: cursor === undefined ? undefined : placeOf(cursor),
      limit: LIMITS.auditPage + 1,
    });
    const entries = found.slice(0, LIMITS.auditPage);
    const last = entries.at(-1);
    const next = last && found.length > entries.length ? { at: momentText(last.committed_at), id: last.id } : null;
    return {
      entries: entries.map(entryView),
      record_names: await namesOfRecords(entries),
      next_cursor: next && cursorOf(next),
    };
  },
} satisfies Partial<Handlers>;
