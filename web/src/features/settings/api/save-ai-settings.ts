import { call } from '../../../lib/api.ts';
import { toForm, type AiSettingsForm } from '../ai-settings-form.ts';

/** Saves the organisation's AI settings. Rejects with an `ApiError`, 409 when someone else was first. */
export async function saveAiSettings(form: AiSettingsForm): Promise<AiSettingsForm> {
  return toForm(await call('putAiSettings', { body: form }));
}
