import type { Study } from '@trialdesk/contract/entities/site';
import { api } from '../../../lib/api.ts';
import { useFetched, type Fetched } from '../../../lib/use-fetched.ts';

export type StudyName = Pick<Study, 'id' | 'name'>;

async function getStudies(signal: AbortSignal): Promise<StudyName[]> {
  return (await api.get('/studies', signal)) as StudyName[];
}

/** All studies, by name. */
export function useStudies(): Fetched<StudyName[]> {
  return useFetched(getStudies);
}
