import { systemClock } from '../clock.ts';
import type { Handlers } from '../http/handler.ts';
import { announce, announcementsFor, markRead, receiptsOf, remind } from './announce.ts';

const clock = systemClock;

export const announcementHandlers = {
  listAnnouncements: ({ member, query }) => announcementsFor(member, query),

  announce: ({ member, body, idempotencyKey }) => announce({ member, input: body, idempotencyKey, clock }),

  markAnnouncementRead: async ({ member, params }) => {
    await markRead(member, params.id, clock);
    return { done: true };
  },

  listReceipts: ({ member, params }) => receiptsOf(member, params.id),

  remindOfAnnouncement: async ({ member, params }) => ({ reminded: await remind(member, params.id, clock) }),
} satisfies Partial<Handlers>;
