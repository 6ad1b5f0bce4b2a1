import type { SavedView } from '@trialdesk/contract/entities/saved-view';
import { savedViewPayload, type SavedViewPayload } from '@trialdesk/contract/payloads/saved-view';
import { ApiError } from '../../../lib/api-error.ts';
import { call } from '../../../lib/api.ts';

/**
 * Adds a view, or changes one. Rejects with an `ApiError`, 409 when it was changed meanwhile, its name is taken or there
 * are too many.
 */
export async function saveView(view: SavedView | null, input: SavedViewPayload): Promise<void> {
  const body = savedViewPayload.cast(input);
  if (view === null) await call('createSavedView', { body });
  else await call('changeSavedView', { params: { id: view.id }, body: { ...body, version: view.version } });
}

/** Rejects with an `ApiError`. One that is gone already is deleted. */
export async function deleteView({ id }: SavedView): Promise<void> {
  try {
    await call('deleteSavedView', { params: { id } });
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 404)) throw error;
  }
}
