import { applicationOrigin, dailyTokens } from '../config.ts';
import { wantsMail } from '../notifications/readers.ts';
import { activeUsersWith } from '../users/user-repository.ts';
import { logLine } from '../log-context.ts';
import { announceOnce, findNotice, isAnnounced, stageOf } from './budget-notice-repository.ts';
import { budgetMail } from './budget-mail.ts';
import { tokensUsedOn } from './usage-repository.ts';

/** Drafts being written at that moment still finish. */
export async function isBudgetSpent(now: string): Promise<boolean> {
  const budget = dailyTokens();
  return budget !== null && (await tokensUsedOn(now)) >= budget;
}

/** To Administrators, once when most of the day's tokens are used, and once when all are. */
export async function announceBudget(now: string): Promise<void> {
  const budget = dailyTokens();
  if (budget === null) return;
  const use = { tokens: await tokensUsedOn(now), budget, now };
  const stage = stageOf(use);
  if (!stage || isAnnounced(await findNotice(now), stage)) return;
  const readers = (await activeUsersWith('read_usage')).filter(wantsMail);
  const origin = applicationOrigin();
  await announceOnce(
    stage,
    use,
    readers.map((reader) => budgetMail(use, reader, { stage, origin })),
  );
  logLine('WARNING', 'The tokens of the day are nearly or fully used', { stage, tokens: use.tokens, budget });
}
