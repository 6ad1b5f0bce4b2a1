import { announcementPayload, announcementsQuery } from '../payloads/announcement.ts';
import { announcementReply, announcementsReply, receiptsReply, remindedReply } from '../replies/announcements.ts';
import { doneReply } from '../replies/settings.ts';
import { ROUTES } from '../routes.ts';
import type { Operations } from './operation.ts';

export const ANNOUNCEMENT_OPERATIONS = {
  listAnnouncements: {
    ...ROUTES.listAnnouncements,
    summary: 'What was announced to the sites of studies, newest first, 25 at a time',
    needs: 'read_announcements',
    query: announcementsQuery,
    reply: announcementsReply,
  },
  announce: {
    ...ROUTES.announce,
    summary: 'Announce something to all sites of a study, and mail their people',
    needs: 'announce',
    body: announcementPayload,
    reply: announcementReply,
  },
  markAnnouncementRead: {
    ...ROUTES.markAnnouncementRead,
    summary: 'Confirm that one has read an announcement',
    needs: 'receive_announcements',
    reply: doneReply,
  },
  listReceipts: {
    ...ROUTES.listReceipts,
    summary: 'Who has read an announcement and who has not, by site',
    needs: 'announce',
    reply: receiptsReply,
  },
  remindOfAnnouncement: {
    ...ROUTES.remindOfAnnouncement,
    summary: 'Mail those who have not read an announcement, each at most once a day',
    needs: 'announce',
    reply: remindedReply,
  },
} as const satisfies Operations;
