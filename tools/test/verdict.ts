/** How many checks or tests of a step passed, failed and were skipped. */
export interface Count {
  passed: number;
  failed: number;
  skipped: number;
}

/** A check that either holds or does not. */
export function countCheck(ok: boolean): Count {
  return { passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: 0 };
}

/** A step that failed without naming a failed test has failed all the same. */
export function withOutcome(count: Count, ok: boolean): Count {
  return ok || count.failed > 0 ? count : { ...count, failed: 1 };
}

/** All steps together. */
export function sum(counts: Count[]): Count {
  return counts.reduce(
    (total, count) => ({
      passed: total.passed + count.passed,
      failed: total.failed + count.failed,
      skipped: total.skipped + count.skipped,
    }),
    { passed: 0, failed: 0, skipped: 0 },
  );
}

/** The one line at the end. */
export function verdictLine({ passed, failed, skipped }: Count): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}
