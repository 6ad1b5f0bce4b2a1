import {
  aiSettingsOf,
  aiSettingsRecord,
  type AiSettings,
  type AiSettingsRecord,
} from '@trialdesk/contract/entities/ai-settings';
import { settings } from '../firebase/collections.ts';
import type { By } from '../names/named-record-repository.ts';
import { findSettings, storeSettings, type SettingsChange, type SettingsRecord } from './settings-record-repository.ts';

const AI: SettingsRecord<AiSettings> = {
  collection: settings,
  complete: aiSettingsRecord,
  settingsOf: aiSettingsOf,
  action: 'ai_settings.changed',
};

export function findAiSettings(): Promise<AiSettingsRecord> {
  return findSettings(AI);
}

/** Null when changed meanwhile. */
export function storeAiSettings(change: SettingsChange<AiSettings>, by: By): Promise<AiSettingsRecord | null> {
  return storeSettings(AI, change, by);
}
