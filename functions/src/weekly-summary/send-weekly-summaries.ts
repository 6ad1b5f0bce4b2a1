import { preferencesOf } from '@trialdesk/contract/entities/preferences';
import type { User } from '@trialdesk/contract/entities/user';
import type { Clock } from '../clock.ts';
import { applicationOrigin } from '../config.ts';
import { wantsMail } from '../notifications/readers.ts';
import { sendOnce } from '../outbox/mail-repository.ts';
import { listUsers } from '../users/user-repository.ts';
import { weekBefore } from './week.ts';
import { figuresOfWeek } from './week-figures.ts';
import { weeklySummaryMail } from './weekly-summary-mail.ts';

/**
 * To everyone who wants them and whose sites had any. Repeated calls in a week send nothing twice. Returns the number
 * of mails added.
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
