import { expect } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { isFinishedDraft, type Draft, type FinishedDraft } from '@trialdesk/contract/entities/draft';
import type { RequestRecord } from '@trialdesk/contract/entities/request';
import { EVERYWHERE } from '@trialdesk/contract/permissions';
import type { RequestView } from '@trialdesk/contract/replies/requests';
import { draftJobs, mail, requests } from '../../firebase/collections.ts';
import { findRequest, findSiteRequest } from '../../requests/thread-repository.ts';
import { expectVerbatim } from '../expect-verbatim.ts';
import { actionsOn, mailsWith, onlyRequest } from './evidence.ts';
import type { FaultWorld } from './fault-world.ts';
import { UNSENT_WORDS, type ModelFault } from './model-faults.ts';
import { MODEL, STATED, type ModelStandIn } from './model-stand-in.ts';
import { asked, draftKey } from './request-scenarios.ts';
import { expectStatus, type Scenario } from './scenario.ts';
import type { Worker } from './worker.ts';

/** Drafts wait four hours for a model, so that it fails more than once. */
const TWO_HOURS = 7_200;

export interface Outage {
  model: ModelStandIn;
  fault: ModelFault;
  /** Until drafts are no longer left to the model; else only while the question is first asked. */
  lasts: boolean;
}

/** Of a study with the protocol of `fileProtocol`: asks, and delivers the event that follows. */
export function askAndDraft({ model, fault, lasts }: Outage): Scenario {
  return async (world) => {
    const key = randomUUID();
    await model.fail(fault);
    return {
      stepSeconds: TWO_HOURS,
      heal: async () => {
        if (!lasts) await model.answer();
      },
      act: async (worker) => {
        const record = await findRequest(EVERYWHERE, await asked(worker, world, key));
        await worker.deliver('draft', record ? draftKey(record) : '');
      },
      always: async () => {
        const made = await requests().where('site_id', '==', world.site.id).get();
        if (!made.empty) await expectUnseen(world, await onlyRequest(world));
      },
      check: async (worker) => {
        const record = await onlyRequest(world);
        await expectUnseen(world, record);
        await expectUnread(world, worker);
        await expectOneDraft(record, { fault, lasts });
      },
    };
  };
}

/** Neither its site nor its asker has anything that a model wrote. */
async function expectUnseen({ researcher }: FaultWorld, { request_id, queries }: RequestRecord): Promise<void> {
  expect(queries.map(({ sent }) => sent)).toEqual([null]);
  expect(await mailsWith(`answer_${request_id}_`)).toBe(0);
  const mails = await mail().where('to', 'array-contains', researcher.user.email).get();
  expectWordless([await findSiteRequest(EVERYWHERE, request_id), mails.docs.map((doc) => doc.data())]);
}

function expectWordless(seen: unknown): void {
  for (const words of UNSENT_WORDS) expect(JSON.stringify(seen)).not.toContain(words);
}

/** Through the API, as the screen reads it. */
async function expectUnread({ researcher }: FaultWorld, worker: Worker): Promise<void> {
  const reply = await worker.call<RequestView[]>('GET /get-requests', { token: researcher.token });
  expectStatus(reply, 200);
  expect(reply.body).toHaveLength(1);
  expectWordless(reply.body);
}

async function expectOneDraft(record: RequestRecord, outage: Omit<Outage, 'model'>): Promise<void> {
  const { request_id } = record;
  const [query] = record.queries;
  if (!query) throw new Error('The question is lost');
  expect(query).toMatchObject({ redraft: null, edit: null, version: 1 });
  expect(await actionsOn(`requests/${request_id}`)).toEqual({ 'request.created': 1, 'draft.written': 1 });
  expect(await mailsWith(`question_${request_id}_`)).toBe(1);
  const jobs = await draftJobs().where('request_id', '==', request_id).get();
  expect(jobs.docs.map((doc) => doc.data())).toMatchObject([{ id: draftKey(record), state: 'done', lease_until: '' }]);
  await expectOrigin(finished(query.draft), outage);
}

function finished(draft: Draft): FinishedDraft {
  if (!isFinishedDraft(draft)) throw new Error(`The draft is ${JSON.stringify(draft)}`);
  return draft;
}

/** From the model, or by extraction and labelled so; each citation is on its page. */
async function expectOrigin(draft: FinishedDraft, { fault, lasts }: Omit<Outage, 'model'>): Promise<void> {
  for (const quote of draft.state === 'ready' ? draft.citations : draft.closest) await expectVerbatim(quote);
  if (lasts && fault.reason !== null) {
    expect(draft).toMatchObject({ mode: 'extractive', instead_of: { model: MODEL, reason: fault.reason } });
    return;
  }
  expect(draft).toMatchObject({ mode: 'gemini', model: MODEL });
  expect(draft).not.toHaveProperty('instead_of');
  const isMisquoted = fault.reason === null && draft.state === 'not_found';
  if (!isMisquoted) expect(draft).toMatchObject({ state: 'ready', text: `${STATED} [1]`, confidence: 'high' });
  if (lasts) expect(isMisquoted).toBe(true);
}
