import { EVERYWHERE } from '@trialdesk/contract/permissions';
import { expect } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import type { Verification } from '@trialdesk/contract/replies/seals';
import { evaluations } from '../../firebase/collections.ts';
import { findRequest } from '../../requests/thread-repository.ts';
import { actionsOn, mailsWith, onlyRequest } from './evidence.ts';
import type { FaultWorld } from './fault-world.ts';
import { expectStatus, type Scenario } from './scenario.ts';
import { settle } from './settle.ts';
import type { Worker } from './worker.ts';

const EVALUATION = { answered: true, relevance: 5, tone: 4, citation_quality: 3, comment: '' };

export const draftKey = ({ request_id, queries }: { request_id: string; queries: { id: string }[] }) =>
  `${request_id}_${queries[0]?.id ?? ''}`;

function question({ site, study, researcher }: FaultWorld) {
  return {
    title: 'Missed the week 4 visit',
    question: 'My patient missed the week 4 visit by three days, may I still give the dose?',
    category: 'study_procedures',
    priority: 'high',
    siteId: site.id,
    studyId: study.id,
    userId: researcher.user.id,
  };
}

export async function asked(worker: Worker, world: FaultWorld, key: string): Promise<string> {
  const call = { json: question(world), token: world.researcher.token, key };
  const reply = await worker.call<{ request_id: string }>('POST /create-request', call);
  expectStatus(reply, 200);
  return reply.body.request_id;
}

const FINISHED = ['ready', 'not_found'];

async function expectDrafted(world: FaultWorld) {
  const record = await onlyRequest(world);
  expect(FINISHED).toContain(record.queries[0]?.draft.state);
  expect(await mailsWith(`question_${record.request_id}_`)).toBe(1);
  return record;
}

export const ask: Scenario = (world) => {
  const key = randomUUID();
  return Promise.resolve({
    act: async (worker) => {
      await asked(worker, world, key);
    },
    check: async () => {
      const record = await expectDrafted(world);
      expect(await actionsOn(`requests/${record.request_id}`)).toEqual({ 'request.created': 1, 'draft.written': 1 });
    },
  });
};

export const draft: Scenario = async (world, worker) => {
  const id = await asked(worker, world, randomUUID());
  const record = await findRequest(EVERYWHERE, id);
  const job = record ? draftKey(record) : '';
  return {
    act: (current) => current.deliver('draft', job),
    check: async () => {
      await expectDrafted(world);
      expect(await actionsOn(`requests/${id}`)).toEqual({ 'request.created': 1, 'draft.written': 1 });
    },
  };
};

export const send: Scenario = async (world, worker) => {
  const id = await asked(worker, world, randomUUID());
  await settle(worker);
  const key = randomUUID();
  const json = { final_answer: 'Yes, within three days.', status: 'completed', evaluation: EVALUATION };
  const { token } = world.manager;
  return {
    act: async (current) => {
      expectStatus(await current.call(`POST /submit-response/${id}`, { json, token, key }), 200);
    },
    check: async (current) => {
      const record = await expectDrafted(world);
      expect(record.queries.map(({ sent }) => sent?.text)).toEqual([json.final_answer]);
      expect(await actionsOn(`requests/${id}`)).toEqual({
        'request.created': 1,
        'draft.written': 1,
        'request.assigned': 1,
        'answer.sent': 1,
      });
      expect(await mailsWith(`answer_${id}_`)).toBe(1);
      expect((await evaluations().doc(draftKey(record)).get()).data()).toMatchObject({ relevance: 5 });
      const verified = await current.call<Verification>(`GET /requests/${id}/verify`, { token });
      expect(verified.body.answers.map(({ state }) => state)).toEqual(['intact']);
    },
  };
};
