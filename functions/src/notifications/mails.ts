import type { Mail } from '@trialdesk/contract/entities/mail';
import type { RequestRecord } from '@trialdesk/contract/entities/request';
import type { User } from '@trialdesk/contract/entities/user';
import { LIMITS } from '@trialdesk/contract/limits';
import { isResearchTeam } from '@trialdesk/contract/roles';
import type { WeekFigures } from './week-figures.ts';
import type { Week } from './week.ts';

/** A mail under the id that its cause and its reader always give it, so that no retry can send it twice. */
export interface OutgoingMail {
  id: string;
  mail: Mail;
}

type Reader = Pick<User, 'id' | 'email'>;

/*
 * A mail names the request and links to it. It carries no question, no answer and no title, which may name a
 * patient: mail leaves the system unencrypted.
 */

/** Tells the research team of a question. */
export function questionMail(record: RequestRecord, reader: Reader, origin: string): OutgoingMail {
  const query = record.queries.at(-1);
  const what = record.queries.length > 1 ? 'follow-up question' : 'study request';
  return {
    id: `question_${record.request_id}_${query?.id ?? ''}_${reader.id}`,
    mail: letter(reader, {
      subject: `New ${what} from ${record.site_name}`,
      sentence: `${record.requester_name} (${record.site_name}) has asked a question about ${record.study_name}.`,
      link: `${origin}/request/${record.request_id}`,
    }),
  };
}

/** Tells the person who asked that the answer is there. */
export function answerMail(
  record: RequestRecord,
  reader: Reader,
  { origin, queryId }: { origin: string; queryId: string },
): OutgoingMail {
  return {
    id: `answer_${record.request_id}_${queryId}_${reader.id}`,
    mail: letter(reader, {
      subject: `Response received: ${record.study_name}`,
      sentence: `The research team has answered your question about ${record.study_name}.`,
      link: `${origin}/site-request/${record.request_id}`,
    }),
  };
}

/** Brings an invited person their link, which is as good as a password until they have chosen one. */
export function invitationMail({ id, email, role }: Pick<User, 'id' | 'email' | 'role'>, origin: string): OutgoingMail {
  return {
    id: `invitation_${id}`,
    mail: letter(
      { id, email },
      {
        subject: 'Your invitation to TrialDesk',
        sentence: `You are invited to join TrialDesk as ${role}. The link below expires in ${LIMITS.invitationHours} hours.`,
        link: `${origin}/register/${id}`,
      },
    ),
  };
}

/** What a person's weekly summary tells of. */
export interface Summary {
  week: Week;
  figures: WeekFigures;
  origin: string;
}

/** Brings a person the figures of a week. */
export function weeklySummaryMail(
  { week, figures, origin }: Summary,
  reader: Reader & Pick<User, 'role'>,
): OutgoingMail {
  const team = isResearchTeam(reader.role);
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
    id: `weekly_${week.name}_${reader.id}`,
    mail: letter(reader, {
      subject: 'Your weekly summary',
      sentence: lines.join('\n'),
      link: `${origin}${team ? '/dashboard' : '/site-dashboard'}`,
    }),
  };
}

/** The day that lies so many milliseconds from a moment, in US English. */
function dayOf(moment: string, shift = 0): string {
  const day = new Date(Date.parse(moment) + shift);
  return day.toLocaleDateString('en-US', { timeZone: 'UTC', month: 'short', day: 'numeric', year: 'numeric' });
}

function letter(
  { email }: Reader,
  { subject, sentence, link }: { subject: string; sentence: string; link: string },
): Mail {
  const text = `${sentence}\n\nOpen it in TrialDesk:\n${link}\n`;
  return { to: [email], message: { subject, text } };
}
