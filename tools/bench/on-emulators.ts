import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { emulatorVariables } from '../emulators/addresses.ts';
import { endChildren } from '../emulators/processes.ts';
import { clearRunning } from '../emulators/running.ts';
import { prepareSuite, startSuite } from '../emulators/suite.ts';
import { requireChromium } from '../browser/require-chromium.ts';
import { buildChanged } from '../build/build.ts';
import { ROOT, toolEnvironment } from '../project.ts';
import type { BenchResult, Quantity } from './result.ts';

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
  return (await printed('[{', ['tools/bench/count-documents.ts'])) as Quantity[];
}

/** What screens of a sponsor's organization cost, on running emulators. */
export async function measureLists(requests: number): Promise<BenchResult> {
  await requireChromium();
  return (await printed('{"ratios"', ['tools/bench/measure-lists.ts', String(requests)])) as BenchResult;
}

/** The line of a script's output that begins so. Shows what it writes to stderr meanwhile. */
async function printed(beginning: string, script: string[]): Promise<unknown> {
  const env = { ...toolEnvironment(), ...emulatorVariables };
  const child = spawn(process.execPath, script, { cwd: ROOT, env, stdio: ['ignore', 'pipe', 'inherit'] });
  const [output, ended] = await Promise.all([text(child.stdout), once(child, 'close')]);
  const line = output.split('\n').find((one) => one.startsWith(beginning));
  if (ended[0] !== 0 || line === undefined) throw new Error(`${script[0] ?? ''} failed:\n${output}`);
  return JSON.parse(line);
}
