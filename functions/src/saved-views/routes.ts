import { systemClock } from '../clock.ts';
import type { Handlers } from '../http/handler.ts';
import { idFor } from '../ids.ts';
import { changeKept, createKept, deleteKept } from '../owned-records/owned-records.ts';
import { SAVED_VIEWS } from './saved-views.ts';

export const savedViewHandlers = {
  createSavedView: ({ member, body: { is_shared: isShared, ...content }, idempotencyKey }) =>
    createKept(SAVED_VIEWS, { id: idFor(member.id, idempotencyKey), content, isShared }, { member, at: systemClock() }),

  changeSavedView: ({ member, params: { id }, body: { is_shared: isShared, version, ...content } }) =>
    changeKept(SAVED_VIEWS, { id, content, isShared, version }, { member, at: systemClock() }),

  deleteSavedView: async ({ member, params }) => {
    await deleteKept(SAVED_VIEWS, params.id, { member, at: systemClock() });
    return { done: true };
  },
} satisfies Partial<Handlers>;
