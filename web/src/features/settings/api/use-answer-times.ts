import { ORGANISATION_SETTINGS } from '@trialdesk/contract/entities/ai-settings';
import { answerTimesRecord, type AnswerTimesRecord } from '@trialdesk/contract/entities/answer-times';
import { useMemo } from 'react';
import type { Live } from '../../../lib/live/live.ts';
import { useLiveDoc } from '../../../lib/live/use-live.ts';

/** Administrators only. */
export function useAnswerTimes(): Live<AnswerTimesRecord> {
  const stored = useLiveDoc('answerTimes', ORGANISATION_SETTINGS);
  return useMemo(
    () => (stored.status === 'ready' ? { ...stored, data: answerTimesRecord(stored.data ?? undefined) } : stored),
    [stored],
  );
}
