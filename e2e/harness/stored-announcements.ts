import { randomUUID } from 'node:crypto';
import type { Announcement } from '@trialdesk/contract/entities/announcement';
import { announcements, documents } from '../../functions/src/firebase/collections.ts';
import { forgetAnnouncement } from '../../functions/src/testing/forget-announcement.ts';
import { protocolQuote } from './drafted-request.ts';
import type { Given } from './given.ts';

const HOUR_MS = 3_600_000;

const TEXTS = [
  {
    title: 'Kits of lot 12 replace those of lot 11',
    text: 'The first kits of lot 12 are on their way.\n\nReturn what is left of lot 11 with the courier who brings them, and note the number of kits on the accountability log.',
  },
  { title: 'Closed between the years', text: 'From 24 December to 1 January safety questions alone are answered.' },
];

const SHARED = {
  title: 'Doses after a late visit',
  text: 'Yes, if the visit is made up within three days of the planned date. [1] After that it is skipped.',
  question: 'A participant comes three days after the planned date of visit 6. May the dose be given?',
};

interface NamedStudy {
  id: string;
  name: string;
}

/** To the sites of a study, the last one first; mails none. Returns the id of the last. */
export async function storedAnnouncements(
  given: Given,
  { id: study_id, name: study_name }: NamedStudy,
): Promise<string> {
  const [found] = (await documents().where('study_id', '==', study_id).get()).docs;
  const { id = '', name = '', version = 1 } = found?.data() ?? {};
  const ids = await Promise.all(
    TEXTS.map((words, at) =>
      stored(given, { ...words, study_id, study_name, sent_at: hoursAgo(at + 1), document: { id, name, version } }),
    ),
  );
  return ids[0] ?? '';
}

/** An answer that was shared with the sites of a study. Returns the id of the announcement. */
export async function storedSharing(given: Given, { id: study_id, name: study_name }: NamedStudy): Promise<string> {
  const { title, text, question } = SHARED;
  const citations = [{ ...(await protocolQuote()), number: 1 }];
  return stored(given, { title, text, study_id, study_name, sent_at: hoursAgo(1), shared: { question, citations } });
}

async function stored(given: Given, content: Omit<Announcement, 'id' | 'sent_by' | 'next_mail'>): Promise<string> {
  const id = randomUUID();
  await announcements()
    .doc(id)
    .create({ id, ...content, sent_by: { id: 'morgan', name: 'Morgan Thistle' }, next_mail: null });
  given.onEnd(() => forgetAnnouncement(id));
  return id;
}

function hoursAgo(hours: number): string {
  return new Date(Date.now() - hours * HOUR_MS).toISOString();
}
