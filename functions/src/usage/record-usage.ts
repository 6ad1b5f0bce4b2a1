import type { ModelCall } from '@trialdesk/contract/entities/draft';
import { dayOf, type ModelUsage } from '@trialdesk/contract/entities/usage';
import { logFailure } from '../log-failure.ts';
import { announceBudget } from './daily-budget.ts';
import { recordOnce } from './usage-repository.ts';

export type Used = Omit<ModelUsage, 'day' | 'tokens' | 'calls'> & { calls: readonly ModelCall[] | undefined };

/** Counts an attempt once. A draft is never lost for it: failures are logged, with what was not counted. */
export async function recordUsage({ calls = [], ...used }: Used): Promise<void> {
  if (calls.length === 0) return;
  const tokens = calls.reduce((sum, { input_tokens, output_tokens }) => sum + input_tokens + output_tokens, 0);
  try {
    const isNew = await recordOnce({ ...used, day: dayOf(used.at), calls: [...calls], tokens });
    if (isNew) await announceBudget(used.at);
  } catch (error) {
    logFailure('Usage could not be recorded', { details: { id: used.id, tokens }, error });
  }
}
