import { changedViewPayload, savedViewPayload } from '../payloads/saved-view.ts';
import { savedViewReply } from '../replies/saved-views.ts';
import { doneReply } from '../replies/settings.ts';
import { ROUTES } from '../routes.ts';
import type { Operations } from './operation.ts';

export const SAVED_VIEW_OPERATIONS = {
  createSavedView: {
    ...ROUTES.createSavedView,
    summary:
      'Save filters, order, group and tab under a name, for oneself or, as an Administrator, for the research team',
    needs: 'use_saved_views',
    body: savedViewPayload,
    reply: savedViewReply,
  },
  changeSavedView: {
    ...ROUTES.changeSavedView,
    summary: 'Rename a saved view, or change what it shows or whom it is for',
    needs: 'use_saved_views',
    body: changedViewPayload,
    reply: savedViewReply,
  },
  deleteSavedView: {
    ...ROUTES.deleteSavedView,
    summary: 'Delete a saved view',
    needs: 'use_saved_views',
    reply: doneReply,
  },
} as const satisfies Operations;
