import { PlainError } from '../plain-error.ts';
import { jestStep } from './jest-step.ts';
import { eventSteps, faultSteps, modelSteps, randomSteps, runOnEmulators } from './on-emulators.ts';
import { runOnUploaded } from './on-uploaded.ts';
import { drillRestore } from './restore-drill.ts';
import { type Outcome, runSteps } from './step.ts';

type Part = (stop: AbortSignal) => Promise<Outcome[]>;

/** Tests that take minutes. Each part runs alone too. */
const PARTS: ReadonlyMap<string, Part> = new Map<string, Part>([
  ['deploy', runDeployment],
  ['events', (stop) => runOnEmulators(stop, eventSteps)],
  ['faults', (stop) => runOnEmulators(stop, faultSteps)],
  ['model', (stop) => runOnEmulators(stop, modelSteps)],
  ['restore', (stop) => runOnEmulators(stop, [{ name: 'restore', run: drillRestore }])],
  ['random', (stop) => runOnEmulators(stop, randomSteps)],
]);

export const LONG_PARTS: readonly string[] = [...PARTS.keys()];

/**
 * Runs one part, or all of them.
 * @throws PlainError when there is no such part
 */
export async function runLong(stop: AbortSignal, only: string | undefined): Promise<Outcome[]> {
  const names = only === undefined ? LONG_PARTS : [only];
  const outcomes: Outcome[] = [];
  for (const name of names) {
    const part = PARTS.get(name);
    if (!part) throw new PlainError(`There is no part "${name}". Name one of: ${LONG_PARTS.join(', ')}.`);
    if (!stop.aborted) outcomes.push(...(await part(stop)));
  }
  return outcomes;
}

/** Deployments against an imitation of Google Cloud, then what they uploaded. */
async function runDeployment(stop: AbortSignal): Promise<Outcome[]> {
  const outcomes = await runSteps([jestStep('deploy', ['long'])], 1, stop);
  return stop.aborted ? outcomes : [...outcomes, ...(await runOnUploaded(stop))];
}
