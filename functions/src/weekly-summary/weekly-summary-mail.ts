import type { User } from '@trialdesk/contract/entities/user';
import { can } from '@trialdesk/contract/permissions';
import { letterTo, type OutgoingMail, type Recipient } from '../outbox/outgoing-mail.ts';
import type { WeekFigures } from './week-figures.ts';
import type { Week } from './week.ts';

export interface Summary {
  week: Week;
  figures: WeekFigures;
  origin: string;
}

export function weeklySummaryMail(
  { week, figures, origin }: Summary,
  recipient: Recipient & Pick<User, 'role'>,
): OutgoingMail {
  const team = can(recipient, 'answer_requests');
  const lines = [
    `The week from ${dayOf(week.from)} to ${dayOf(week.to, -1)} (UTC) at your sites:`,
    '',
    `New requests: ${figures.asked}`,
    `Answered requests: ${figures.answered}`,
    `Waiting for ${team ? 'an answer' : 'the research team'} now: ${figures.open}`,
    '',
    `You can switch this summary off: ${origin}/settings?tab=notifications`,
  ];
  return {
    id: `weekly_${week.name}_${recipient.id}`,
    mail: letterTo(recipient, {
      subject: 'Your weekly summary',
      body: lines.join('\n'),
      link: `${origin}${team ? '/dashboard' : '/site-dashboard'}`,
    }),
  };
}

/** In US English, shifted by `shiftMs`. */
function dayOf(moment: string, shiftMs = 0): string {
  const day = new Date(Date.parse(moment) + shiftMs);
  return day.toLocaleDateString('en-US', { timeZone: 'UTC', month: 'short', day: 'numeric', year: 'numeric' });
}
