import { isDeepStrictEqual } from 'node:util';
import type { FailedTest, StepResult } from './step.ts';

/** With more failed tests than this, what they have in common is broken. */
const MOST_REPEATED = 15;

/**
 * Runs tests that failed once more, alone. One that passes then counts as passed, and is listed as flaky; so is one that
 * passed first and fails as a neighbour of a test that is repeated.
 */
export async function withSecondTry(
  first: StepResult,
  repeat: (failed: FailedTest[]) => Promise<StepResult>,
): Promise<StepResult> {
  const { count, output, failed = [] } = first;
  // Something outside a test failed as well, or all of it did.
  if (failed.length === 0 || failed.length !== count.failed || failed.length > MOST_REPEATED) return first;
  const second = await repeat(failed);
  const failedAgain = second.failed ?? [];
  // Without a report of the second run nothing has passed in it.
  if (second.count.failed !== failedAgain.length || second.count.passed + second.count.failed === 0) return first;
  const isSame = (one: FailedTest) => (other: FailedTest) => isDeepStrictEqual(keyOf(one), keyOf(other));
  const stillFailed = failed.flatMap((test) => {
    const again = failedAgain.find(isSame(test));
    return again ? [{ ...test, ...(again.reason !== test.reason && { again: again.reason }) }] : [];
  });
  const flaky = [
    ...failed.filter((test) => !failedAgain.some(isSame(test))),
    ...failedAgain.filter((test) => !failed.some(isSame(test))),
  ];
  const recovered = failed.length - stillFailed.length;
  return {
    ...first,
    count: { ...count, passed: count.passed + recovered, failed: count.failed - recovered },
    output: `${output}\n\nThe failed tests once more:\n\n${second.output}`,
    failed: stillFailed,
    flaky,
  };
}

function keyOf({ file, title }: FailedTest): Pick<FailedTest, 'file' | 'title'> {
  return { file, title };
}
