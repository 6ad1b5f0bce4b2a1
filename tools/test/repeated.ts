import { Worker } from 'node:worker_threads';
import { sum } from './count.ts';
import type { Outcome } from './step.ts';

/** Tests that never failed are listed only if they are among this many slowest ones. */
const SLOWEST_LISTED = 15;

/** Runs something `times` times while `load` threads keep processors busy. After an abort no round starts. */
export async function runRepeatedly(
  round: () => Promise<Outcome[]>,
  { times, load }: { times: number; load: number },
  stop: AbortSignal,
): Promise<Outcome[][]> {
  const threads = Array.from({ length: load }, () => new Worker('for (;;);', { eval: true }));
  const rounds: Outcome[][] = [];
  try {
    while (rounds.length < times && !stop.aborted) {
      console.log(`\nRound ${rounds.length + 1} of ${times}:`);
      rounds.push(await round());
    }
    return rounds;
  } finally {
    await Promise.all(threads.map((thread) => thread.terminate()));
  }
}

/** What each test did in all rounds: those that failed, the most often first, then the slowest. */
export function repetitionTable(rounds: Outcome[][]): string {
  const tests = new Map<string, { runs: number; failures: number; slowest: number }>();
  for (const { file, title, seconds, hasFailed } of rounds.flat().flatMap(({ ran }) => ran)) {
    const test = `${file} › ${title}`;
    const { runs, failures, slowest } = tests.get(test) ?? { runs: 0, failures: 0, slowest: 0 };
    tests.set(test, {
      runs: runs + 1,
      failures: failures + (hasFailed ? 1 : 0),
      slowest: Math.max(slowest, seconds),
    });
  }
  const bySpeed = [...tests].sort(([, one], [, other]) => other.slowest - one.slowest);
  const failed = bySpeed.filter(([, { failures }]) => failures > 0).sort(([, a], [, b]) => b.failures - a.failures);
  const passed = bySpeed.filter(([, { failures }]) => failures === 0);
  const lines = [...failed, ...passed.slice(0, SLOWEST_LISTED)].map(([test, { runs, failures, slowest }]) =>
    [`${runs}`.padStart(5), `${failures}`.padStart(9), `${slowest.toFixed(1)} s`.padStart(9), ` ${test}`].join(' '),
  );
  const others = passed.length - SLOWEST_LISTED;
  return [
    ' runs  failures   slowest  test',
    ...lines,
    ...(others > 0 ? [`${others} more tests never failed.`] : []),
    '',
    roundsLine(rounds),
  ].join('\n');
}

/** Whether a test failed twice, or something outside a test failed. */
export function isRed(outcomes: Outcome[]): boolean {
  return sum(outcomes.map(({ count }) => count)).failed > 0;
}

function roundsLine(rounds: Outcome[][]): string {
  const green = rounds.filter((outcomes) => !isRed(outcomes));
  const flaky = green.filter((outcomes) => outcomes.some((outcome) => outcome.flaky.length > 0));
  return `${green.length} of ${rounds.length} rounds were green, ${flaky.length} of them with flaky tests.`;
}
