import { systemClock } from '../clock.ts';
import type { Handlers } from '../http/handler.ts';
import { announce, announcementFor, announcementsFor, markRead, receiptsOf, receiversIn, remind } from './announce.ts';
import { openAnnounced } from './announced-document.ts';
import { prepareSharing, shareAnswer, sharedPage } from './share-answer.ts';

const clock = systemClock;

export const announcementHandlers = {
  listAnnouncements: ({ member, query }) => announcementsFor(member, query),

  getAnnouncement: ({ member, params }) => announcementFor(member, params.id),

  countReceivers: ({ member, params }) => receiversIn(member, params.id),

  announce: ({ member, body, idempotencyKey }) => announce({ member, idempotencyKey, clock }, body),

  getAnnouncedDocument: ({ member, params }) => openAnnounced(member, params.id, clock),

  prepareSharing: ({ member, params }) => prepareSharing(member, { request_id: params.id, query_id: params.query_id }),

  shareAnswer: ({ member, body, idempotencyKey }) => shareAnswer({ member, idempotencyKey, clock }, body),

  getSharedPage: ({ member, params }) => sharedPage(member, { id: params.id, number: Number(params.number) }, clock),

  markAnnouncementRead: async ({ member, params }) => {
    await markRead(member, params.id, clock);
    return { done: true };
  },

  listReceipts: ({ member, params }) => receiptsOf(member, params.id),

  remindOfAnnouncement: async ({ member, params }) => ({ reminded: await remind(member, params.id, clock) }),
} satisfies Partial<Handlers>;
