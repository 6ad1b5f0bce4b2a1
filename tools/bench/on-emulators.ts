import { emulatorVariables } from '../emulators/addresses.ts';
import { endChildren } from '../emulators/processes.ts';
import { clearRunning } from '../emulators/running.ts';
import { prepareSuite, startSuite } from '../emulators/suite.ts';
import { buildChanged } from '../build/build.ts';
import { runTool } from '../run-tool.ts';
import type { Quantity } from './result.ts';

/** Runs on empty emulators, which it starts and ends. */
export async function onEmulators<T>(measure: () => Promise<T>): Promise<T> {
  try {
    await prepareSuite();
    await buildChanged();
    await startSuite({ importFrom: null, onLine: () => undefined });
    return await measure();
  } finally {
    await endChildren();
    clearRunning();
  }
}

/** What one question reads and writes, on running emulators. */
export async function countDocuments(): Promise<Quantity[]> {
  const { ok, output } = await runTool('node', ['tools/bench/count-documents.ts'], emulatorVariables);
  const counted = output.split('\n').find((line) => line.startsWith('[{'));
  if (!ok || counted === undefined) throw new Error(`The documents could not be counted:\n${output}`);
  return JSON.parse(counted) as Quantity[];
}
