import { can } from '@trialdesk/contract/permissions';
import type { RequestExport } from '@trialdesk/contract/replies/request-export';
import { listAudit, recordOnce } from '../audit/audit-repository.ts';
import { entryView } from '../audit/stored-entry.ts';
import { hourOf, type Clock } from '../clock.ts';
import type { Member } from '../http/member.ts';
import { notFound, openRequest } from './request-access.ts';
import { readForVerification } from './request-evidence-repository.ts';
import { siteExport, teamExport } from './request-export.ts';
import { evaluationsOf, requestPath } from './request-repository.ts';
import { sealChecks } from './verify-request.ts';

/** A request of 40 answered queries has far fewer. */
const MOST_ENTRIES = 2_000;

/** The record of a request as this member may see it; recorded once an hour. Errors: 403, 404. */
export async function exportRequest(member: Member, requestId: string, clock: Clock): Promise<RequestExport> {
  const visible = await openRequest(member, requestId);
  const evidence = await readForVerification(requestId);
  if (!evidence) throw notFound();
  const now = clock();
  await recordOnce(`exported ${member.id} ${requestId} ${hourOf(now)}`, {
    at: now,
    actor: member,
    action: 'request.exported',
    target: requestPath(requestId),
    before: null,
    after: {},
  });
  const seals = sealChecks(evidence);
  const exported = { exported_at: now, exported_by: { name: member.name, role: member.role } };
  if (!can(member, 'read_drafts')) return { ...exported, ...siteExport(visible, seals) };
  const [evaluations, entries] = await Promise.all([evaluationsOf(requestId), trailOf(requestId)]);
  return { ...exported, ...teamExport({ record: evidence.record, evaluations, trail: entries, seals }) };
}

async function trailOf(requestId: string) {
  const newestFirst = await listAudit({ target: requestPath(requestId), limit: MOST_ENTRIES });
  return newestFirst.map(entryView).reverse();
}
