import { FieldPath } from 'firebase-admin/firestore';
import { requestQueries } from '../firebase/collections.ts';
import { recount } from '../reports/report-part-repository.ts';
import type { MigratedPage, Migration } from './migration.ts';

const PAGE = 50;

/**
 * Counts every question in its report; version 9 did so without what themes are found by, version 10 without whether the draft
 * answered.
 */
export const countQuestions: Migration = { to: 11, name: 'what reports count', page };

async function page(after: string, { dryRun }: { dryRun: boolean }): Promise<MigratedPage> {
  const all = requestQueries().orderBy(FieldPath.documentId()).limit(PAGE);
  const { docs } = await (after === '' ? all : all.startAfter(after)).get();
  let changed = 0;
  // One after the other: many of them are counted in the same document.
  for (const doc of docs) if (await recount(doc.data(), { dryRun })) changed += 1;
  return { read: docs.length, changed, last: docs.length < PAGE ? null : (docs.at(-1)?.id ?? null) };
}
