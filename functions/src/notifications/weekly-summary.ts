import { preferencesOf } from '@trialdesk/contract/entities/preferences';
import type { User } from '@trialdesk/contract/entities/user';
import type { Clock } from '../clock.ts';
import { applicationOrigin } from '../config.ts';
import { listUsers } from '../users/user-repository.ts';
import { sendOnce } from './mail-repository.ts';
import { weeklySummaryMail } from './mails.ts';
import { wantsMail } from './readers.ts';
import { weekBefore } from './week.ts';
import { figuresOfWeek } from './week-figures.ts';

/**
 * Mails everybody who wants it the figures of the week before this one, once however often it is called within the
 * week. Nobody is mailed of nothing. Answers how many mails were put into the outbox.
 */
export async function sendWeeklySummaries(clock: Clock): Promise<number> {
  const week = weekBefore(clock());
  const figuresOf = figuresOfWeek(week);
  let sent = 0;
  for (const user of (await listUsers()).filter(wantsSummary)) {
    const figures = await figuresOf(user);
    if (figures.asked + figures.answered + figures.open === 0) continue;
    if (await sendOnce(weeklySummaryMail({ week, figures, origin: applicationOrigin() }, user))) sent += 1;
  }
  return sent;
}

function wantsSummary(user: User): boolean {
  return user.status === 'active' && wantsMail(user) && preferencesOf(user).notifications.weekly_summary;
}
