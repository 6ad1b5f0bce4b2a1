import { SYSTEM } from '../audit/audit-repository.ts';
import { removeEntries } from '../audit/removed-entries-repository.ts';
import type { Clock } from '../clock.ts';
import { removeDocument, removeStrayFiles } from './expired-documents-repository.ts';
import { removeRequest } from './expired-requests-repository.ts';
import { documentsKept, type RemovalPlan } from './plan-removal.ts';
import { cutoff, type RetentionPeriods } from './retention-periods.ts';

export interface Execution {
  periods: RetentionPeriods;
  /** Who has it done, for the record. */
  by: string;
  clock: Clock;
}

export interface Removed {
  removed: Record<keyof RemovalPlan, number>;
  /** What could not be removed, and why. */
  failures: { what: string; error: unknown }[];
}

/**
 * What is still expired, each on record. May be repeated after an interruption; what fails keeps nothing else. A document
 * that a request uses which was kept after all stays too.
 */
export async function removeExpired(plan: RemovalPlan, { periods, by, clock }: Execution): Promise<Removed> {
  const who = { actor: SYSTEM, reason: `Retention, by ${by}` };
  const removal = (years: number) => {
    const at = clock();
    return { before: cutoff(years, at) ?? '', by: who, at };
  };
  const removed = { requests: 0, documents: 0, files: 0, audit: 0 };
  const failures: Removed['failures'] = [];
  const remove = async (kind: keyof RemovalPlan, id: string, work: () => Promise<number | boolean>) => {
    try {
      removed[kind] += Number(await work());
    } catch (error) {
      failures.push({ what: `${kind}/${id}`, error });
    }
  };
  for (const id of plan.requests) await remove('requests', id, () => removeRequest(id, removal(periods.requests)));
  const kept = plan.documents.length > 0 ? await documentsKept(new Set()) : new Set<string>();
  for (const id of plan.documents.filter((each) => !kept.has(each)))
    await remove('documents', id, () => removeDocument(id, removal(periods.documents)));
  for (const id of plan.files) await remove('files', id, () => removeStrayFiles(id, removal(0)));
  for (const { block, entries } of plan.audit)
    await remove('audit', `block ${block.number}`, () =>
      removeEntries({ block, years: periods.audit }, entries, { ...who, at: clock() }),
    );
  return { removed, failures };
}
