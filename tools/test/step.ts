import { describeError } from '../plain-error.ts';
import { type Count, countCheck, verdictLine } from './count.ts';

export interface FailedTest {
  /** Relative to the project. */
  file: string;
  /** Where it failed, if that is in the file. */
  line?: number;
  /** Line where the test begins, of journeys. */
  begins?: number;
  /** Empty for a file that did not run. */
  title: string;
  /** First lines of each error, in one line. */
  reason: string;
  /** The same of a second try, if it failed for another reason. */
  again?: string;
  /** What the page showed, an element a line. */
  shown?: string[];
  /** When it ran, in milliseconds since the epoch, where the tool reports it. */
  ran?: { from: number; to: number };
  /** What the application logged of failures meanwhile. */
  logged?: string[];
  /** Paths of screenshots and traces. */
  artifacts?: string[];
}

/** One run of one test. */
export interface RanTest {
  file: string;
  title: string;
  seconds: number;
  hasFailed: boolean;
}

export interface StepResult {
  count: Count;
  output: string;
  /** Each test, where the tool reports them. */
  ran?: RanTest[];
  /** Where the tool reports them. */
  failed?: FailedTest[];
  /** Failed once and passed once. */
  flaky?: FailedTest[];
}

/** One line of the report. */
export interface Step {
  name: string;
  run: () => Promise<StepResult>;
}

/** What a step did and how long it took. */
export interface Outcome extends Required<StepResult> {
  name: string;
  seconds: number;
}

/** Runs `concurrency` steps at a time and prints a line for each, followed by what failed. After an abort no step starts or reports. */
export async function runSteps(steps: Step[], concurrency: number, stop: AbortSignal): Promise<Outcome[]> {
  const waiting = [...steps];
  const outcomes: Outcome[] = [];
  async function work(): Promise<void> {
    for (let step = waiting.shift(); step !== undefined && !stop.aborted; step = waiting.shift()) {
      outcomes.push(await runStep(step, stop));
    }
  }
  await Promise.all(Array.from({ length: concurrency }, work));
  return outcomes;
}

/** A line of the report. */
export function stepLine({ name, seconds, count }: Pick<Outcome, 'name' | 'seconds' | 'count'>): string {
  const tests = count.passed + count.failed > 1 ? `  ${verdictLine(count)}` : '';
  return `  ${count.failed === 0 ? 'ok    ' : 'FAILED'}  ${name.padEnd(10)} ${seconds.toFixed(1).padStart(6)} s${tests}`;
}

/** A failed test by its place and name. */
export function placeOf({ file, line, title }: FailedTest): string {
  const place = line === undefined ? file : `${file}:${line}`;
  return title === '' ? place : `${place} › ${title}`;
}

async function runStep({ name, run }: Step, stop: AbortSignal): Promise<Outcome> {
  const start = Date.now();
  const result = await run().catch((error: unknown): StepResult => ({
    count: countCheck(false),
    output: describeError(error),
  }));
  const outcome: Outcome = { ran: [], failed: [], flaky: [], ...result, name, seconds: (Date.now() - start) / 1000 };
  if (!stop.aborted) {
    const { failed, flaky } = outcome;
    const named = [...failed.map((test) => placeOf(test)), ...flaky.map((test) => `flaky: ${placeOf(test)}`)];
    console.log([stepLine(outcome), ...named.map((name) => `          ${name}`)].join('\n'));
  }
  return outcome;
}
