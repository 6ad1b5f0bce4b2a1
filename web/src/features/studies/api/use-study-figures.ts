import { LIMITS } from '@trialdesk/contract/limits';
import type { StudyFigures } from '@trialdesk/contract/replies/sites';
import { call } from '../../../lib/api.ts';
import { useCounted, type Counted } from '../../../lib/use-counted.ts';

export type Figures = StudyFigures['studies'][number];

/** Counted once for each study, as it is first shown. */
export function useStudyFigures(ids: readonly string[]): Counted<Figures> {
  return useCounted(ids, COUNTING);
}

async function countStudies(ids: readonly string[]): Promise<Map<string, Figures>> {
  const { studies } = await call('getStudyFigures', { query: { study_ids: ids.join() } });
  return new Map(studies.map((figures) => [figures.study_id, figures]));
}

const COUNTING = { max: LIMITS.studyFigures.max, count: countStudies };
