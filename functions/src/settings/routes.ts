import type { AiSettings } from '@trialdesk/contract/entities/ai-settings';
import type { Preferences } from '@trialdesk/contract/entities/preferences';
import { systemClock } from '../clock.ts';
import type { Handlers } from '../http/handler.ts';
import { findAiSettings, storeAiSettings } from './ai-settings-repository.ts';
import { choosePreferences, ownPreferences, renameSelf } from './own-settings.ts';

const clock = systemClock;

export const settingsHandlers = {
  getAiSettings: (): Promise<AiSettings> => findAiSettings(),

  putAiSettings: ({ member, body }): Promise<AiSettings> => storeAiSettings(body, { actor: member, at: clock() }),

  getPreferences: ({ member }): Promise<Preferences> => ownPreferences(member),

  putAppearance: ({ member, body }): Promise<Preferences> => choosePreferences(member, { appearance: body }, clock),

  putNotifications: ({ member, body }): Promise<Preferences> =>
    choosePreferences(member, { notifications: body }, clock),

  putOwnName: ({ member, body }): Promise<{ name: string }> => renameSelf(member, body.name, clock),
} satisfies Partial<Handlers>;
