import type { AiSettingsRecord } from '@trialdesk/contract/entities/ai-settings';
import { api } from '../../../lib/api.ts';
import { toForm, type AiSettingsForm } from '../ai-settings-form.ts';

/** Sets how drafts are written, for everybody. Rejects with an `ApiError`, 409 when somebody was first. */
export async function saveAiSettings(form: AiSettingsForm): Promise<AiSettingsForm> {
  return toForm((await api.put('/settings/ai', form)) as AiSettingsRecord);
}
