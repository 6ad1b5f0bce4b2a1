import type { CountedQuestion } from '@trialdesk/contract/entities/report-part';
import type { Clarify } from '@trialdesk/contract/replies/reports';
import { CLARIFY } from '@trialdesk/contract/reports';

const DAY_MS = 24 * 3_600_000;

/** The last time that enough sites asked within the days. */
export function clarifyOf(members: readonly CountedQuestion[]): Clarify | null {
  for (const { asked_at: to } of members.toSorted(newestFirst)) {
    const start = new Date(Date.parse(to) - CLARIFY.days * DAY_MS).toISOString();
    const within = members.filter(({ asked_at }) => asked_at > start && asked_at <= to);
    const sites = new Set(within.map(({ site_id }) => site_id)).size;
    const from = within.map(({ asked_at }) => asked_at).sort()[0];
    if (from !== undefined && sites >= CLARIFY.sites) return { from, to, sites };
  }
  return null;
}

function newestFirst(a: CountedQuestion, b: CountedQuestion): number {
  return a.asked_at < b.asked_at ? 1 : -1;
}
