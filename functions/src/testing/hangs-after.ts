const PATIENCE = Number(process.env.TRIALDESK_TEST_PATIENCE ?? 1);
if (!(PATIENCE > 0)) throw new Error('TRIALDESK_TEST_PATIENCE has to be a number above 0');

/**
 * A limit of a test in milliseconds, from one in seconds that only what hangs exceeds, on a busy machine too.
 * `TRIALDESK_TEST_PATIENCE` multiplies it.
 */
export function hangsAfterMs(seconds: number): number {
  return seconds * PATIENCE * 1_000;
}
