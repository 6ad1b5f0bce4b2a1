import { DEMO_STUDY, type Study } from '@trialdesk/contract/entities/site';
import { api } from '../../../lib/api.ts';
import { useFetched, type Fetched } from '../../../lib/use-fetched.ts';

export type StudyChoice = Pick<Study, 'id' | 'name'>;

async function getStudies(signal: AbortSignal): Promise<StudyChoice[]> {
  const studies = (await api.get('/studies', signal)) as StudyChoice[];
  return studies.filter((study) => study.name !== DEMO_STUDY);
}

/** The studies a question can be about. */
export function useStudies(): Fetched<StudyChoice[]> {
  return useFetched(getStudies);
}
