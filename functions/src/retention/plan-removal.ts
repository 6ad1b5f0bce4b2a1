import type { AuditBlock } from '@trialdesk/contract/entities/audit-block';
import { COLLECTIONS } from '@trialdesk/contract/paths';
import { EVERYWHERE } from '@trialdesk/contract/permissions';
import { allBlocks } from '../audit/audit-chain-repository.ts';
import { removableEntries } from '../audit/removed-entries-repository.ts';
import { secondsAfter } from '../clock.ts';
import { findDocument } from '../documents/document-repository.ts';
import { findSchemaVersion } from '../migrations/schema-repository.ts';
import { spreadThreads } from '../migrations/spread-threads-repository.ts';
import { findSiteSummary } from '../requests/thread-repository.ts';
import { announcedDocuments, expiredDocuments, hasAnnouncement, strayFiles } from './expired-documents-repository.ts';
import { documentsInUse, expiredRequests } from './expired-requests-repository.ts';
import { cutoff, periodFaults, type RetentionPeriods } from './retention-periods.ts';

/** Files of an upload get their record within hours, or never. */
const STRAY_SECONDS = 30 * 86_400;

/** Ids. */
export interface RemovalPlan {
  requests: string[];
  documents: string[];
  /** Of documents that have files and no record. */
  files: string[];
  audit: { block: AuditBlock; entries: string[] }[];
}

/** Reads only. Errors: when the periods contradict each other, or older data waits for its migration. */
export async function planRemoval(periods: RetentionPeriods, now: string): Promise<RemovalPlan> {
  const [fault] = periodFaults(periods);
  if (fault !== undefined) throw new Error(fault);
  const isEverDue = Object.values(periods).some((years) => years > 0);
  if (isEverDue && (await findSchemaVersion()).version < spreadThreads.to)
    throw new Error('Requests of earlier releases are still to be migrated: npm run migrate.');
  const before = {
    requests: cutoff(periods.requests, now),
    documents: cutoff(periods.documents, now),
    audit: cutoff(periods.audit, now),
  };
  const requests = before.requests === null ? [] : await expiredRequests(before.requests);
  const documents =
    before.documents === null ? [] : await expiredDocuments(before.documents, await documentsKept(new Set(requests)));
  const files = await strayFiles(secondsAfter(now, -STRAY_SECONDS));
  return { requests, documents, files, audit: before.audit === null ? [] : await expiredEntries(before.audit) };
}

/** Ids of those used in requests but these, or announced. */
export async function documentsKept(expired: ReadonlySet<string>): Promise<Set<string>> {
  const [inUse, announced] = await Promise.all([documentsInUse(expired), announcedDocuments()]);
  return new Set([...inUse, ...announced]);
}

export function countsOf({ requests, documents, files, audit }: RemovalPlan): Record<keyof RemovalPlan, number> {
  return {
    requests: requests.length,
    documents: documents.length,
    files: files.length,
    audit: audit.reduce((sum, { entries }) => sum + entries.length, 0),
  };
}

async function expiredEntries(before: string): Promise<RemovalPlan['audit']> {
  const kept = new Map<string, Promise<boolean>>();
  const isKept = (target: string) => {
    const known = kept.get(target) ?? exists(target);
    kept.set(target, known);
    return known;
  };
  const plan: RemovalPlan['audit'] = [];
  let after: string | null = null;
  for await (const block of allBlocks()) {
    if (block.to >= before) break;
    const entries = await removableEntries({ block, after, isKept });
    if (entries.length > 0) plan.push({ block, entries });
    after = block.to;
  }
  return plan;
}

/** Entries stay as long as their request, document or announcement. */
async function exists(target: string): Promise<boolean> {
  const [collection, id = ''] = target.split('/');
  if (collection === COLLECTIONS.requests) return (await findSiteSummary(EVERYWHERE, id)) !== null;
  if (collection === COLLECTIONS.documents) return (await findDocument(EVERYWHERE, id)) !== null;
  if (collection === COLLECTIONS.announcements) return hasAnnouncement(id);
  return false;
}
