import {
  SAFETY_TOPICS,
  safetyTopics,
  safetyWordsOf,
  type SafetyWords,
  type SafetyWordsRecord,
} from '@trialdesk/contract/entities/safety-words';
import type { SettingsConflict } from './settings-conflict.ts';

/** The form's values, and the settings version they are based on. */
export interface SafetyWordsForm extends SafetyWords {
  version: number;
}

export function toSafetyWordsForm(record: SafetyWordsRecord): SafetyWordsForm {
  return { ...safetyWordsOf(record), version: record.version };
}

/** The conflict with words saved by someone else, or null if there is none or nothing differs. */
export function findSafetyWordsConflict(
  mine: SafetyWordsForm,
  record: SafetyWordsRecord,
): SettingsConflict<SafetyWordsForm> | null {
  if (record.version <= mine.version) return null;
  const known = linesOf(mine);
  const theirs = linesOf(record).filter((line) => !known.includes(line));
  if (theirs.length === 0) return null;
  return {
    title: `${record.changed_by?.name ?? 'Someone else'} saved newer settings`,
    theirs,
    kept: { ...mine, version: record.version },
  };
}

/** One for each topic. */
function linesOf(words: SafetyWords): string[] {
  return safetyTopics.map((topic) => `${SAFETY_TOPICS[topic]}: ${words[topic].join(', ') || 'None'}`);
}
