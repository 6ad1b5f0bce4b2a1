import type { Announcement } from '@trialdesk/contract/entities/announcement';
import { EVERYWHERE } from '@trialdesk/contract/permissions';
import { storeAnnouncement, storeRead } from '../../functions/src/announcements/announcement-repository.ts';
import { asActor } from '../../functions/src/audit/audit-repository.ts';
import { secondsAfter } from '../../functions/src/clock.ts';
import { documents } from '../../functions/src/firebase/collections.ts';
import { newId } from '../../functions/src/ids.ts';
import type { People } from './people.ts';
import type { Places } from './places.ts';

const DAY_SECONDS = 86_400;
const DAYS_AGO = 2;

interface Seeding {
  places: Places;
  people: People;
  now: Date;
}

/** Of the protocol, read at one site. It goes to everybody at the sites of a study, which would disturb tests. */
export async function seedAnnouncement({ places, people, now }: Seeding): Promise<void> {
  const { lantern } = places.studies;
  const found = await documents().where('study_id', '==', lantern.id).limit(1).get();
  const [protocol] = found.docs.map((doc) => doc.data());
  if (!protocol) throw new Error('The protocol of the demo was not uploaded');
  const at = secondsAfter(now.toISOString(), -DAYS_AGO * DAY_SECONDS);
  const sender = people.reviewers.manager;
  const { id, name, version, source } = protocol;
  const announcement: Announcement = {
    id: newId(),
    study_id: lantern.id,
    study_name: lantern.name,
    title: 'Protocol version 3.0 is in use',
    text: 'Please file version 3.0 with your study documents and work from it from now on. If anything is unclear, send us a question.',
    document: { id, name, version, ...(source && { sha256: source.sha256 }) },
    sent_by: asActor(sender),
    sent_at: at,
    next_mail: null,
  };
  await storeAnnouncement(announcement, sender, {});
  await storeRead(EVERYWHERE, announcement.id, {
    at: secondsAfter(at, DAY_SECONDS / 4),
    actor: people.requesters.riverside,
  });
}
