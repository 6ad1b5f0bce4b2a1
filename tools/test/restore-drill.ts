import { rmSync } from 'node:fs';
import path from 'node:path';
import { checkChain } from '../../functions/src/audit/check-chain.ts';
import { linkAudit } from '../../functions/src/audit/link-audit.ts';
import { LOCAL_PUBLIC_KEY, localSigner } from '../../functions/src/audit/signing/local-key.ts';
import { systemClock } from '../../functions/src/clock.ts';
import { bucket, database } from '../../functions/src/firebase/app.ts';
import { buildChanged } from '../build/build.ts';
import { emulatorVariables } from '../emulators/addresses.ts';
import { exportData } from '../emulators/saved-data.ts';
import { endChildren } from '../emulators/processes.ts';
import { prepareSuite, startSuite } from '../emulators/suite.ts';
import { CACHE_FOLDER } from '../project.ts';
import type { StepResult } from './step.ts';
import { countCheck, sum } from './count.ts';

const EXPORT = path.join(CACHE_FOLDER, 'restore-drill');

/**
 * Exports what the running emulators hold, imports it into empty ones, and compares: documents of each collection, files
 * with their sizes, and the audit trail with its chain.
 */
export async function drillRestore(): Promise<StepResult> {
  Object.assign(process.env, emulatorVariables);
  await linkAudit({ now: systemClock(), sign: localSigner, settlingSeconds: 0 });
  const [before, known] = [await inventory(), await checkChain(LOCAL_PUBLIC_KEY, null)];
  rmSync(EXPORT, { recursive: true, force: true });
  await exportData(EXPORT);
  await endChildren();
  await buildChanged();
  await prepareSuite();
  await startSuite({ importFrom: EXPORT, onLine: () => undefined });
  const [after, chain] = [await inventory(), await checkChain(LOCAL_PUBLIC_KEY, known.head)];
  rmSync(EXPORT, { recursive: true, force: true });
  const isSame = JSON.stringify(after) === JSON.stringify(before);
  const isFilled = (before.users ?? 0) > 0 && (before.files ?? 0) > 0 && known.linked > 0;
  const isIntact = chain.faults.length === 0 && chain.linked === known.linked;
  return {
    count: sum([isSame, isFilled, isIntact].map(countCheck)),
    output: [
      `Before: ${JSON.stringify(before)}`,
      `After: ${JSON.stringify(after)}`,
      `Audit trail: ${JSON.stringify(chain)}, before ${known.linked} entries`,
    ].join('\n'),
  };
}

async function inventory(): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  const collections = await database().listCollections();
  for (const collection of collections.sort((one, other) => (one.id < other.id ? -1 : 1))) {
    counts[collection.id] = (await collection.count().get()).data().count;
  }
  const [files] = await bucket().getFiles();
  const bytes = files.reduce((total, { metadata }) => total + Number(metadata.size), 0);
  return { ...counts, files: files.length, bytes };
}
