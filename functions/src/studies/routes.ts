import { studySettingsOf } from '@trialdesk/contract/entities/site';
import type { StudyPayload } from '@trialdesk/contract/payloads/create-study';
import { systemClock } from '../clock.ts';
import { ApiError } from '../http/api-error.ts';
import type { Handlers } from '../http/handler.ts';
import { PageReply } from '../http/page-reply.ts';
import { idFor } from '../ids.ts';
import { pageByName } from '../names/page-by-name.ts';
import { withRequestCount, withRequestCounts } from '../names/request-count-repository.ts';
import { countStudy } from './study-figures-repository.ts';
import { changeStudy, findStudy, listStudies, storeStudy } from './study-repository.ts';
import { storeStudySettings } from './study-settings-repository.ts';

export const studyHandlers = {
  listStudies: async ({ member, query }) => {
    const { records, next } = pageByName(await listStudies(member.reach), query);
    return new PageReply(await withRequestCounts('study', records, member), next);
  },

  createStudy: async ({ member, body, idempotencyKey }) => {
    const study = { id: idFor(member.id, idempotencyKey), ...inputOf(body) };
    const replayed = idempotencyKey === undefined ? null : await findStudy(member.reach, study.id);
    const stored = replayed ?? (await storeStudy(study, { actor: member, at: systemClock() }));
    if (!stored) throw taken();
    return withRequestCount('study', stored, member);
  },

  changeStudy: async ({ member, params, body }) => {
    const study = { id: params.id, ...inputOf(body) };
    const stored = (await changeStudy(member.reach, study, { actor: member, at: systemClock() })) ?? missing();
    if (stored === 'taken') throw taken();
    return withRequestCount('study', stored, member);
  },

  getStudyFigures: async ({ member, query }) => {
    const ids = [...new Set(query.study_ids.split(','))];
    return { studies: await Promise.all(ids.map((id) => countStudy(member.reach, id))) };
  },

  getStudySettings: async ({ member, params }) =>
    studySettingsOf((await findStudy(member.reach, params.id)) ?? missing()),

  putStudySettings: async ({ member, params, body }) => {
    const wanted = { studyId: params.id, settings: body };
    return (await storeStudySettings(member.reach, wanted, { actor: member, at: systemClock() })) ?? missing();
  },

  getStudy: async ({ member, params }) => {
    const study = (await findStudy(member.reach, params.id)) ?? missing();
    return withRequestCount('study', study, member);
  },
} satisfies Partial<Handlers>;

/** An empty prefix is none. */
function inputOf({ name, number_prefix }: StudyPayload) {
  return { name, number_prefix: number_prefix === '' ? undefined : number_prefix };
}

function taken(): ApiError {
  return new ApiError('conflict', 'studyExists', { name: 'nameTaken' });
}

function missing(): never {
  throw new ApiError('not_found', 'noSuchStudy');
}
