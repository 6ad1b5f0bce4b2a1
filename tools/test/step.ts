import { describeError } from '../plain-error.ts';
import { type Count, countCheck, verdictLine } from './verdict.ts';

export interface StepResult {
  count: Count;
  output: string;
}

/** One line of the report. */
export interface Step {
  name: string;
  run: () => Promise<StepResult>;
}

/**
 * Runs `concurrency` steps at a time and prints a line for each, with its output if it failed. After an abort no step
 * starts or reports.
 */
export async function runSteps(steps: Step[], concurrency: number, stop: AbortSignal): Promise<Count[]> {
  const waiting = [...steps];
  const counts: Count[] = [];
  async function work(): Promise<void> {
    for (let step = waiting.shift(); step !== undefined && !stop.aborted; step = waiting.shift()) {
      counts.push(await runStep(step, stop));
    }
  }
  await Promise.all(Array.from({ length: concurrency }, work));
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
  const summary = `${name.padEnd(10)} ${seconds.padStart(6)} s${count.passed + count.failed > 1 ? `  ${verdictLine(count)}` : ''}`;
  console.log(count.failed === 0 ? `  ok      ${summary}` : `  FAILED  ${summary}\n\n${output.trimEnd()}\n`);
  return count;
}
