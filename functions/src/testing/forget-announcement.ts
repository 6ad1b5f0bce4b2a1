import { announcementReads, announcements, mail } from '../firebase/collections.ts';

/** With who has read it, and its mails. */
export async function forgetAnnouncement(id: string): Promise<void> {
  const [reads, mails] = await Promise.all([
    announcementReads().where('announcement_id', '==', id).get(),
    mail()
      .where('__name__', '>=', mail().doc(`announcement_${id}_`))
      .where('__name__', '<', mail().doc(`announcement_${id}~`))
      .get(),
  ]);
  await Promise.all([...reads.docs, ...mails.docs].map(({ ref }) => ref.delete()));
  await announcements().doc(id).delete();
}
