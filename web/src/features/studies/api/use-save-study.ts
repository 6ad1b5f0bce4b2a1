import type { Study } from '@trialdesk/contract/entities/site';
import { createStudyPayload, type StudyPayload } from '@trialdesk/contract/payloads/create-study';
import { useSWRConfig } from 'swr';
import { call } from '../../../lib/api.ts';
import { useRefresh } from '../../../lib/sites-and-studies.ts';

/**
 * Adds a study, or changes one, and refreshes what shows its name. Rejects with an `ApiError`, 409 when the name or prefix is
 * taken.
 */
export function useSaveStudy(study: Pick<Study, 'id'> | null): (form: StudyPayload) => Promise<unknown> {
  const { mutate } = useSWRConfig();
  const refresh = useRefresh();
  return async (form) => {
    const body = createStudyPayload.cast(form);
    if (study) await call('changeStudy', { params: { id: study.id }, body });
    else await call('createStudy', { body });
    refresh('listStudies');
    if (study) void mutate(['getStudyFacts', study.id]);
  };
}
