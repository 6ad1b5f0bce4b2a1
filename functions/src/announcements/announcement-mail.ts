import type { Announcement, AnnouncementMail } from '@trialdesk/contract/entities/announcement';
import { OPEN_ANNOUNCEMENT } from '@trialdesk/contract/paths';
import { letterTo, quoted, type OutgoingMail, type Recipient } from '../outbox/outgoing-mail.ts';

/** To somebody who has not read it; of reminders, one for each day. */
export function announcementMail(
  { id, study_name, sent_by }: Announcement,
  { kind, due_at }: AnnouncementMail,
  { recipient, origin }: { recipient: Recipient; origin: string },
): OutgoingMail {
  const study = quoted(study_name);
  const isNews = kind === 'news';
  return {
    id: ['announcement', id, recipient.id, ...(isNews ? [] : [due_at.slice(0, 10)])].join('_'),
    mail: letterTo(recipient, {
      subject: isNews ? `Announcement: ${study}` : `Reminder of an announcement: ${study}`,
      body: isNews
        ? `The research team has announced something to the sites of the study ${study}.\n\nSent by: ${quoted(sent_by.name)}`
        : `Please read what the research team has announced to the sites of the study ${study}, and confirm it.`,
      link: `${origin}/announcements?${OPEN_ANNOUNCEMENT}=${id}`,
    }),
  };
}
