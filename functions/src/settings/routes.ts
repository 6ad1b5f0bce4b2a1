import type { AiSettingsRecord } from '@trialdesk/contract/entities/ai-settings';
import type { AnswerTimesRecord } from '@trialdesk/contract/entities/answer-times';
import type { Preferences } from '@trialdesk/contract/entities/preferences';
import type { SafetyWordsRecord } from '@trialdesk/contract/entities/safety-words';
import type { SecuritySettingsRecord } from '@trialdesk/contract/entities/security-settings';
import { systemClock } from '../clock.ts';
import { ApiError } from '../http/api-error.ts';
import type { Handlers } from '../http/handler.ts';
import { findSecuritySettings, storeSecuritySettings } from '../organisation/security-settings-repository.ts';
import { findAiSettings, storeAiSettings } from '../organisation/ai-settings-repository.ts';
import { findAnswerTimes, storeAnswerTimes } from '../organisation/answer-times-repository.ts';
import { findSafetyWords, storeSafetyWords } from '../organisation/safety-words-repository.ts';
import { choosePreferences, ownPreferences } from './own-settings.ts';

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

  getSecuritySettings: (): Promise<SecuritySettingsRecord> => findSecuritySettings(),

  putSecuritySettings: async ({ member, body }): Promise<SecuritySettingsRecord> => {
    const { version, ...wanted } = body;
    const stored = await storeSecuritySettings({ wanted, version }, { actor: member, at: clock() });
    if (!stored) throw new ApiError('stale_version', 'settingsChanged');
    return stored;
  },

  getAnswerTimes: (): Promise<AnswerTimesRecord> => findAnswerTimes(),

  putAnswerTimes: async ({ member, body }): Promise<AnswerTimesRecord> => {
    const { version, ...wanted } = body;
    const stored = await storeAnswerTimes({ wanted, version }, { actor: member, at: clock() });
    if (!stored) throw new ApiError('stale_version', 'settingsChanged');
    return stored;
  },

  getSafetyWords: (): Promise<SafetyWordsRecord> => findSafetyWords(),

  putSafetyWords: async ({ member, body }): Promise<SafetyWordsRecord> => {
    const { version, ...wanted } = body;
    const stored = await storeSafetyWords({ wanted, version }, { actor: member, at: clock() });
    if (!stored) throw new ApiError('stale_version', 'settingsChanged');
    return stored;
  },

  getPreferences: ({ member }): Promise<Preferences> => ownPreferences(member),

  putAppearance: ({ member, body }): Promise<Preferences> => choosePreferences(member, { appearance: body }, clock),

  putWorkspace: ({ member, body }): Promise<Preferences> => choosePreferences(member, { workspace: body }, clock),

  putShortcuts: ({ member, body }): Promise<Preferences> => choosePreferences(member, { shortcuts: body }, clock),

  putNotifications: ({ member, body }): Promise<Preferences> =>
    choosePreferences(member, { notifications: body }, clock),
} satisfies Partial<Handlers>;
