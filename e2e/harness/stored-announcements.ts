import { randomUUID } from 'node:crypto';
import type { Announcement } from '@trialdesk/contract/entities/announcement';
import { announcements } from '../../functions/src/firebase/collections.ts';
import { forgetAnnouncement } from '../../functions/src/testing/forget-announcement.ts';
import type { Given } from './given.ts';

const HOUR_MS = 3_600_000;

const TEXTS = [
  {
    title: 'Kits of lot 12 replace those of lot 11',
    text: 'The first kits of lot 12 are on their way.\n\nReturn what is left of lot 11 with the courier who brings them, and note the number of kits on the accountability log.',
  },
  { title: 'Closed between the years', text: 'From 24 December to 1 January safety questions alone are answered.' },
];

/** To the sites of a study, the last one first; mails none. Returns the id of the last. */
export async function storedAnnouncements(given: Given, study: { id: string; name: string }): Promise<string> {
  const ids: string[] = [];
  for (const [at, words] of TEXTS.entries()) {
    const id = randomUUID();
    const announcement: Announcement = {
      ...{ id, study_id: study.id, study_name: study.name, ...words },
      sent_by: { id: 'morgan', name: 'Morgan Thistle' },
      sent_at: new Date(Date.now() - (at + 1) * HOUR_MS).toISOString(),
      next_mail: null,
    };
    await announcements().doc(id).create(announcement);
    given.onEnd(() => forgetAnnouncement(id));
    ids.push(id);
  }
  return ids[0] ?? '';
}
