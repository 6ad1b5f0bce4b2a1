import type { Usage } from '@trialdesk/contract/replies/usage';
import { systemClock } from '../clock.ts';
import { dailyTokens } from '../config.ts';
import type { Handlers } from '../http/handler.ts';
import { tokensUsedOn, usageSince } from './usage-repository.ts';

/** A year back, in the same month. */
function firstMonth(now: string): string {
  return `${Number(now.slice(0, 4)) - 1}${now.slice(4, 7)}`;
}

export const usageHandlers = {
  getUsage: async (): Promise<Usage> => {
    const now = systemClock();
    const [months, today] = await Promise.all([usageSince(firstMonth(now)), tokensUsedOn(now)]);
    return { months, today, budget: dailyTokens() };
  },
} satisfies Partial<Handlers>;
