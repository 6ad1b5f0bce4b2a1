import type { Note } from '@trialdesk/contract/entities/note';
import { covers } from '@trialdesk/contract/permissions';
import { secondsAfter, type Clock } from '../clock.ts';
import { applicationOrigin } from '../config.ts';
import { logFailure } from '../log-failure.ts';
import { wantsMail } from '../notifications/readers.ts';
import { reminderMail } from './note-mails.ts';
import { dueQuestions, storeReminder } from './note-repository.ts';

/** After a question was asked, until somebody answers it, or the request. */
export const REMINDER_DAYS = [1, 3, 7];

const DAY_SECONDS = 86_400;

/** Of a question that was asked then; null after the last one. */
export function reminderAfter(askedAt: string, now: string): string | null {
  const times = REMINDER_DAYS.map((days) => secondsAfter(askedAt, days * DAY_SECONDS));
  return times.find((time) => time > now) ?? null;
}

/** Mails colleagues who have not answered; one whose mail fails keeps no other waiting, and is due again. */
export async function remindColleagues(clock: Clock): Promise<void> {
  const now = clock();
  for (const note of await dueQuestions(now)) {
    try {
      await remind(note, now);
    } catch (error) {
      const details = { note: note.id };
      logFailure('A colleague was not reminded; the next sweep does', { severity: 'WARNING', details, error });
    }
  }
}

/** Not who has left, may no longer read it, or has switched mail off. */
async function remind(note: Note, now: string): Promise<void> {
  await storeReminder(
    note,
    ({ request, colleague }) => {
      const isReached = colleague?.status === 'active' && covers(colleague, 'read_drafts', request);
      if (!isReached || !wantsMail(colleague)) return null;
      return reminderMail({ note, request, now }, colleague, applicationOrigin());
    },
    reminderAfter(note.written_at, now),
  );
}
