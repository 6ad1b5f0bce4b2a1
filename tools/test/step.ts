import { describeError } from '../plain-error.ts';
import { type Count, countCheck, verdictLine } from './verdict.ts';

/** What a step found. */
export interface StepResult {
  count: Count;
  output: string;
}

/** One line of the test's report, and the work behind it. */
export interface Step {
  name: string;
  run: () => Promise<StepResult>;
}

/**
 * Runs steps, a few at a time, and reports each as it ends: a line when it passed, all it printed when it failed.
 * Begins no further step, and reports none, once it is told to stop.
 */
export async function runSteps(steps: Step[], atOnce: number, stop: AbortSignal): Promise<Count[]> {
  const waiting = [...steps];
  const counts: Count[] = [];
  async function work(): Promise<void> {
    for (let step = waiting.shift(); step !== undefined && !stop.aborted; step = waiting.shift()) {
      counts.push(await runStep(step, stop));
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work));
  return counts;
}

async function runStep({ name, run }: Step, stop: AbortSignal): Promise<Count> {
  const start = Date.now();
  const { count, output } = await run().catch((error: unknown) => ({
    count: countCheck(false),
    output: describeError(error),
  }));
  if (stop.aborted) return count;
  const seconds = ((Date.now() - start) / 1000).toFixed(1);
  const head = `${name.padEnd(10)} ${seconds.padStart(6)} s${count.passed + count.failed > 1 ? `  ${verdictLine(count)}` : ''}`;
  console.log(count.failed === 0 ? `  ok      ${head}` : `  FAILED  ${head}\n\n${output.trimEnd()}\n`);
  return count;
}
