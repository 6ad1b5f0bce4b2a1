import { reachOf } from '@trialdesk/contract/permissions';
import { recordOnce, trailOf } from '../audit/audit-repository.ts';
import { entryView } from '../audit/stored-entry.ts';
import { hourOf, type Clock } from '../clock.ts';
import type { AuthorizedMember } from '../http/member.ts';
import { requireRequestWithin } from '../http/within-reach.ts';
import { evaluationsOf } from './evaluation-repository.ts';
import { notFound, openRequest } from './request-access.ts';
import { readForVerification } from './request-evidence-repository.ts';
import { siteExport, teamExport, type ExportedRequest } from './request-export.ts';
import { requestPath } from './request-repository.ts';
import { siteProjection } from './site-projection.ts';
import { sealChecks } from './verify-request.ts';

/** As this member may see it; recorded once an hour. Errors: 403, 404. */
export async function exportRequest(
  member: AuthorizedMember,
  requestId: string,
  clock: Clock,
): Promise<ExportedRequest> {
  const shown = await openRequest(member.reach, requestId);
  const evidence = await readForVerification(member.reach, requestId);
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
  const drafts = reachOf(member, 'read_drafts');
  const { record } = evidence;
  if (!drafts) return { record: { ...exported, ...siteExport(shown, seals) }, conversation: shown, seals };
  requireRequestWithin(drafts, record);
  const [evaluations, entries] = await Promise.all([evaluationsOf(record), trailOf(requestPath(requestId))]);
  const trail = entries.map(entryView);
  return {
    record: { ...exported, ...teamExport({ record, evaluations, trail, seals }) },
    conversation: siteProjection(record),
    seals,
  };
}
