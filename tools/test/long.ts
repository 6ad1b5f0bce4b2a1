import { jestStep } from './jest-step.ts';
import { runOnUploaded } from './on-uploaded.ts';
import { type Outcome, runSteps } from './step.ts';

/** Tests that take minutes: deployments against an imitation of Google Cloud, then what they uploaded. */
export async function runLong(stop: AbortSignal): Promise<Outcome[]> {
  const outcomes = await runSteps([jestStep('deploy', ['long'])], 1, stop);
  if (!stop.aborted) outcomes.push(...(await runOnUploaded(stop)));
  return outcomes;
}
