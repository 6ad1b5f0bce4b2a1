import {
  safetyWordsOf,
  safetyWordsRecord,
  type SafetyWords,
  type SafetyWordsRecord,
} from '@trialdesk/contract/entities/safety-words';
import { safetyWords } from '../firebase/collections.ts';
import type { By } from '../names/named-record-repository.ts';
import { findSettings, storeSettings, type SettingsChange, type SettingsRecord } from './settings-record-repository.ts';

const SAFETY_WORDS: SettingsRecord<SafetyWords> = {
  collection: safetyWords,
  complete: safetyWordsRecord,
  settingsOf: safetyWordsOf,
  action: 'safety_words.changed',
};

export function findSafetyWords(): Promise<SafetyWordsRecord> {
  return findSettings(SAFETY_WORDS);
}

/** Null when changed meanwhile. */
export function storeSafetyWords(change: SettingsChange<SafetyWords>, by: By): Promise<SafetyWordsRecord | null> {
  return storeSettings(SAFETY_WORDS, change, by);
}
