import { SYSTEM } from '../audit/audit-repository.ts';
import { removeEntries } from '../audit/removed-entries-repository.ts';
import type { Clock } from '../clock.ts';
import { removeDocument, removeStrayFiles } from './expired-documents-repository.ts';
import { removeRequest } from './expired-requests-repository.ts';
import type { RemovalPlan } from './plan-removal.ts';
import { cutoff, type RetentionPeriods } from './retention-periods.ts';

export interface Execution {
  periods: RetentionPeriods;
  /** Who has it done, for the record. */
  by: string;
  clock: Clock;
}

/** What is still expired, each on record. May be repeated after an interruption. Returns how much was removed. */
export async function removeExpired(
  plan: RemovalPlan,
  { periods, by, clock }: Execution,
): Promise<Record<keyof RemovalPlan, number>> {
  const who = { actor: SYSTEM, reason: `Retention, by ${by}` };
  const removal = (years: number) => {
    const at = clock();
    return { before: cutoff(years, at) ?? '', by: who, at };
  };
  const removed = { requests: 0, documents: 0, files: 0, audit: 0 };
  for (const id of plan.requests) removed.requests += Number(await removeRequest(id, removal(periods.requests)));
  for (const id of plan.documents) removed.documents += Number(await removeDocument(id, removal(periods.documents)));
  for (const id of plan.files) removed.files += Number(await removeStrayFiles(id, removal(0)));
  for (const { block, entries } of plan.audit)
    removed.audit += await removeEntries({ block, years: periods.audit }, entries, { ...who, at: clock() });
  return removed;
}
