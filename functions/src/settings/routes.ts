import type { AiSettingsRecord } from '@trialdesk/contract/entities/ai-settings';
import type { Preferences } from '@trialdesk/contract/entities/preferences';
import { systemClock } from '../clock.ts';
import { ApiError } from '../http/api-error.ts';
import type { Handlers } from '../http/handler.ts';
import { findAiSettings, storeAiSettings } from './ai-settings-repository.ts';
import { choosePreferences, ownPreferences, renameSelf } from './own-settings.ts';

const clock = systemClock;

export const settingsHandlers = {
  getAiSettings: (): Promise<AiSettingsRecord> => findAiSettings(),

  putAiSettings: async ({ member, body }): Promise<AiSettingsRecord> => {
    const { version, ...wanted } = body;
    const stored = await storeAiSettings({ wanted, version }, { actor: member, at: clock() });
    if (!stored) {
      throw new ApiError('stale_version', 'settingsChanged');
    }
    return stored;
  },

  getPreferences: ({ member }): Promise<Preferences> => ownPreferences(member),

  putAppearance: ({ member, body }): Promise<Preferences> => choosePreferences(member, { appearance: body }, clock),

  putNotifications: ({ member, body }): Promise<Preferences> =>
    choosePreferences(member, { notifications: body }, clock),

  putOwnName: ({ member, body }): Promise<{ name: string }> => renameSelf(member, body.name, clock),
} satisfies Partial<Handlers>;
