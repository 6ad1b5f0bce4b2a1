import { isResearchTeam } from '@trialdesk/contract/roles';
import { ApiError } from '../http/api-error.ts';
import type { Handlers } from '../http/handler.ts';
import type { Member } from '../http/member.ts';
import { findStudy, listStudies } from './study-repository.ts';

/** The research team works on every study; a researcher without a list of studies is not restricted. */
function worksOn(member: Member, studyId: string): boolean {
  return isResearchTeam(member.role) || member.study_ids.length === 0 || member.study_ids.includes(studyId);
}

export const studyHandlers = {
  listStudies: async ({ member }) => (await listStudies()).filter(({ id }) => worksOn(member, id)),

  getStudy: async ({ member, params }) => {
    const id = params.id ?? '';
    if (!worksOn(member, id)) throw new ApiError('forbidden', 'You are not assigned to this study.');
    const study = await findStudy(id);
    if (!study) throw new ApiError('not_found', 'There is no such study.');
    return study;
  },
} satisfies Partial<Handlers>;
