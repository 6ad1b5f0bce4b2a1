import type { Receivers } from '@trialdesk/contract/replies/announcements';
import useSWR from 'swr';
import { call } from '../../../lib/api.ts';

/** Whom an announcement to the sites of a study concerns; undefined until it is known, or if counting fails. */
export function useReceivers(studyId: string): Receivers | undefined {
  const key = studyId === '' ? null : (['countReceivers', studyId] as const);
  return useSWR<Receivers, unknown>(key, () => call('countReceivers', { params: { id: studyId } })).data;
}
