import type { AiSettings } from '@trialdesk/contract/entities/ai-settings';
import { api } from '../../../lib/api.ts';

/** Sets how drafts are written, for everybody. Rejects with an `ApiError`. */
export async function saveAiSettings(settings: AiSettings): Promise<AiSettings> {
  return (await api.put('/settings/ai', settings)) as AiSettings;
}
