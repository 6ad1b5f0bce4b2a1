import { isResearchTeam } from '@trialdesk/contract/roles';
import { systemClock } from '../clock.ts';
import { ApiError } from '../http/api-error.ts';
import type { Handlers } from '../http/handler.ts';
import type { Member } from '../http/member.ts';
import { idFor } from '../ids.ts';
import { findStudy, listStudies, storeStudy } from './study-repository.ts';

/** The research team works on every study; a researcher without a list of studies is not restricted. */
function worksOn(member: Member, studyId: string): boolean {
  return isResearchTeam(member.role) || member.study_ids.length === 0 || member.study_ids.includes(studyId);
}

export const studyHandlers = {
  listStudies: async ({ member }) => (await listStudies()).filter(({ id }) => worksOn(member, id)),

  createStudy: async ({ member, body, idempotencyKey }) => {
    const study = { id: idFor(member.id, idempotencyKey), name: body.name, request_count: 0 };
    const replayed = idempotencyKey === undefined ? null : await findStudy(study.id);
    const stored = replayed ?? (await storeStudy(study, { actor: member, at: systemClock() }));
    if (!stored) throw new ApiError('conflict', 'A study of this name exists already.', { name: 'This name is taken' });
    return stored;
  },

  getStudy: async ({ member, params }) => {
    const id = params.id;
    if (!worksOn(member, id)) throw new ApiError('forbidden', 'You are not assigned to this study.');
    const study = await findStudy(id);
    if (!study) throw new ApiError('not_found', 'There is no such study.');
    return study;
  },
} satisfies Partial<Handlers>;
