import type { StudyGlance } from '@trialdesk/contract/replies/study-facts';
import { useMemo } from 'react';
import useSWR from 'swr';
import { call } from '../../../lib/api.ts';
import type { Fetched } from '../../../lib/use-fetched.ts';

export const glanceKey = (studyId: string) => ['getStudyFacts', studyId] as const;

/** Fetched when a screen opens, and cached while it is fetched again. */
export function useStudyGlance(studyId: string): Fetched<StudyGlance> {
  const { data, error, isValidating, mutate } = useSWR<StudyGlance, unknown, ReturnType<typeof glanceKey>>(
    glanceKey(studyId),
    ([id, study]: ReturnType<typeof glanceKey>) => call(id, { params: { id: study } }),
  );
  return useMemo(() => {
    if (data !== undefined) return { status: 'ready', data };
    if (error === undefined || isValidating) return { status: 'loading' };
    return { status: 'failed', error, retry: () => void mutate() };
  }, [data, error, isValidating, mutate]);
}
