import { announcementPayload, announcementsQuery, shareAnswerPayload } from '../payloads/announcement.ts';
import {
  announcementReply,
  announcementsReply,
  receiptsReply,
  receiversReply,
  remindedReply,
  sharingReply,
} from '../replies/announcements.ts';
import { citedPageReply } from '../replies/cited-page.ts';
import { documentUrlReply } from '../replies/documents.ts';
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
  getAnnouncement: {
    ...ROUTES.getAnnouncement,
    summary: 'One announcement',
    needs: 'read_announcements',
    reply: announcementReply,
  },
  countReceivers: {
    ...ROUTES.countReceivers,
    summary: 'How many people at how many sites an announcement to the sites of a study concerns',
    needs: 'announce',
    reply: receiversReply,
  },
  announce: {
    ...ROUTES.announce,
    summary: 'Announce something to all sites of a study, and mail their people',
    needs: 'announce',
    body: announcementPayload,
    reply: announcementReply,
  },
  getAnnouncedDocument: {
    ...ROUTES.getAnnouncedDocument,
    summary: 'Address of the PDF that goes with an announcement, for the next 15 minutes',
    needs: 'read_announcements',
    reply: documentUrlReply,
  },
  prepareSharing: {
    ...ROUTES.prepareSharing,
    summary: 'A sent answer for somebody to review before it is shared, with its citations checked again',
    needs: 'announce',
    reply: sharingReply,
  },
  shareAnswer: {
    ...ROUTES.shareAnswer,
    summary: 'Announce a reviewed answer to all sites of its study, with those of its citations that it refers to',
    needs: 'announce',
    body: shareAnswerPayload,
    reply: announcementReply,
  },
  getSharedPage: {
    ...ROUTES.getSharedPage,
    summary: 'The page of a citation of a shared answer',
    needs: 'read_announcements',
    reply: citedPageReply,
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
