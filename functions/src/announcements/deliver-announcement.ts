import type { Announcement, AnnouncementMail } from '@trialdesk/contract/entities/announcement';
import type { User } from '@trialdesk/contract/entities/user';
import { covers } from '@trialdesk/contract/permissions';
import { secondsAfter, type Clock } from '../clock.ts';
import { applicationOrigin } from '../config.ts';
import { logFailure } from '../log-failure.ts';
import { wantsMail } from '../notifications/readers.ts';
import { sendOnce } from '../outbox/mail-repository.ts';
import { activeUsersWith } from '../users/user-repository.ts';
import { announcementMail } from './announcement-mail.ts';
import { dueAnnouncements, passMail, readsOf } from './announcement-repository.ts';

const AT_ONCE = 100;

/** Until those who have not read an announcement are reminded by themselves, once. */
export const REMINDER_DAYS = 3;

const DAY_SECONDS = 86_400;

/** Whom an announcement to the sites of a study concerns. */
export async function receiversOf(studyId: string): Promise<User[]> {
  const people = await activeUsersWith('receive_announcements');
  return people.filter((user) => covers(user, 'receive_announcements', { study_id: studyId }));
}

/** Mails that are due, also those whose delivery was interrupted; one that fails keeps no other waiting. */
export async function deliverAnnouncements(clock: Clock): Promise<void> {
  const now = clock();
  for (const announcement of await dueAnnouncements(now)) await tryDelivery(announcement, now);
}

/** What fails is logged, and due again with the next sweep. */
export async function tryDelivery(announcement: Announcement, now: string): Promise<void> {
  try {
    await deliverAnnouncement(announcement, now);
  } catch (error) {
    const details = { announcement: announcement.id };
    logFailure('An announcement was not mailed to all; the next sweep does', { severity: 'WARNING', details, error });
  }
}

/**
 * Its next mail if that is due, to all who have not read it and want mail. Repeated, it only adds missing mails. Returns
 * the number added.
 */
export async function deliverAnnouncement(announcement: Announcement, now: string): Promise<number> {
  const { next_mail: mail, id, study_id, sent_at } = announcement;
  if (!mail || mail.due_at > now) return 0;
  const reads = await readsOf(id);
  // Who joined later finds it in the application.
  const unread = (await receiversOf(study_id)).filter((user) => !reads.has(user.id) && user.created_at <= sent_at);
  const mailed = unread.filter(wantsMail);
  let added = 0;
  for (let start = 0; start < mailed.length; start += AT_ONCE) {
    const some = mailed.slice(start, start + AT_ONCE);
    const sent = await Promise.all(
      some.map((recipient) =>
        sendOnce(announcementMail(announcement, mail, { recipient, origin: applicationOrigin() })),
      ),
    );
    added += sent.filter(Boolean).length;
  }
  await passMail(announcement, mailAfter(mail));
  return added;
}

/** When those who have not read it are reminded by themselves; null once they have been. */
export function reminderAfter({ next_mail: mail }: Announcement): string | null {
  if (!mail) return null;
  return (mail.kind === 'reminder' ? mail : mailAfter(mail))?.due_at ?? null;
}

function mailAfter({ kind, due_at }: AnnouncementMail): AnnouncementMail | null {
  if (kind === 'reminder') return null;
  return { kind: 'reminder', due_at: secondsAfter(due_at, REMINDER_DAYS * DAY_SECONDS) };
}
