import {
  answerTimesOf,
  answerTimesRecord,
  type AnswerTimes,
  type AnswerTimesRecord,
} from '@trialdesk/contract/entities/answer-times';
import { answerTimes } from '../firebase/collections.ts';
import type { By } from '../names/named-record-repository.ts';
import { findSettings, storeSettings, type SettingsChange, type SettingsRecord } from './settings-record-repository.ts';

const ANSWER_TIMES: SettingsRecord<AnswerTimes> = {
  collection: answerTimes,
  complete: answerTimesRecord,
  settingsOf: answerTimesOf,
  action: 'answer_times.changed',
};

export function findAnswerTimes(): Promise<AnswerTimesRecord> {
  return findSettings(ANSWER_TIMES);
}

/** Null when changed meanwhile. */
export function storeAnswerTimes(change: SettingsChange<AnswerTimes>, by: By): Promise<AnswerTimesRecord | null> {
  return storeSettings(ANSWER_TIMES, change, by);
}
