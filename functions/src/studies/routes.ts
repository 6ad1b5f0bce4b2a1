import { covers } from '@trialdesk/contract/permissions';
import { systemClock } from '../clock.ts';
import { ApiError } from '../http/api-error.ts';
import type { Handlers } from '../http/handler.ts';
import { idFor } from '../ids.ts';
import { findStudy, listStudies, storeStudy } from './study-repository.ts';

export const studyHandlers = {
  listStudies: async ({ member }) =>
    (await listStudies()).filter(({ id }) => covers(member, 'read_studies', { study_id: id })),

  createStudy: async ({ member, body, idempotencyKey }) => {
    const study = { id: idFor(member.id, idempotencyKey), name: body.name, request_count: 0 };
    const replayed = idempotencyKey === undefined ? null : await findStudy(study.id);
    const stored = replayed ?? (await storeStudy(study, { actor: member, at: systemClock() }));
    if (!stored) throw new ApiError('conflict', 'studyExists', { name: 'nameTaken' });
    return stored;
  },

  getStudy: async ({ member, params }) => {
    const id = params.id;
    if (!covers(member, 'read_studies', { study_id: id })) {
      throw new ApiError('forbidden', 'notYourStudy');
    }
    const study = await findStudy(id);
    if (!study) throw new ApiError('not_found', 'noSuchStudy');
    return study;
  },
} satisfies Partial<Handlers>;
