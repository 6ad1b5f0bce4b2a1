import { DEFAULT_AI_SETTINGS, ORGANISATION_SETTINGS, type AiSettings } from '@trialdesk/contract/entities/ai-settings';
import type { ReadyDraft } from '@trialdesk/contract/entities/draft';
import type { Study } from '@trialdesk/contract/entities/site';
import type { RequestView } from '@trialdesk/contract/replies/requests';
import { audit, settings } from '../firebase/collections.ts';
import { ApiWorld, type TestPerson } from '../testing/api-world.ts';
import { askedRequest } from '../testing/asked-request.ts';
import { draftReady } from '../testing/draft-ready.ts';
import { studyAtSite } from '../testing/study-at-site.ts';
import { uploadedProtocol } from '../testing/uploaded-protocol.ts';

const EVALUATION = { answered: true, relevance: 5, tone: 4, citation_quality: 5 };

const world = new ApiWorld();
let study: Study;
let administrator: TestPerson;
let researcher: TestPerson;
let manager: TestPerson;

beforeAll(async () => {
  ({ study, researcher, manager } = await studyAtSite(world));
  administrator = await world.person('Administrator');
  world.later(() => settings().doc(ORGANISATION_SETTINGS).delete());
  await uploadedProtocol(world, manager, study.id);
});

afterAll(() => world.end());

async function draftedWith(chosen: Partial<AiSettings>): Promise<{ id: string; draft: ReadyDraft }> {
  const json = { ...DEFAULT_AI_SETTINGS, ...chosen };
  expect((await administrator.call('PUT /settings/ai', { json })).status).toBe(200);
  const id = await askedRequest(researcher, { studyId: study.id });
  const draft = (await draftReady(id)).queries[0]?.draft;
  if (draft?.state !== 'ready') throw new Error(`There is no draft: ${JSON.stringify(draft)}`);
  return { id, draft };
}

async function send(id: string, text: string, citations?: number[]): Promise<void> {
  const json = { status: 'completed', final_answer: text, evaluation: EVALUATION, citations };
  expect((await manager.call(`POST /submit-response/${id}`, { json })).status).toBe(200);
}

const seenBySite = async (id: string) => (await researcher.call<RequestView>(`GET /get-request/${id}`)).body;

test('the next draft is written with the settings, which go on record with it', async () => {
  const chosen = { ...DEFAULT_AI_SETTINGS, response_length: 'concise', show_confidence: false } as const;
  const { id, draft } = await draftedWith(chosen);
  expect(draft.settings).toEqual(chosen);
  expect(draft.text.split('\n').length).toBeLessThanOrEqual(2);
  const written = await audit().where('target', '==', `requests/${id}`).where('action', '==', 'draft.written').get();
  expect(written.docs.map((entry) => entry.data().after)).toMatchObject([{ settings: chosen }]);
});

test('with citations switched off the reviewer sees them verified and the site gets neither them nor their marks', async () => {
  const { id, draft } = await draftedWith({ include_citations: false });
  expect(draft.citations.length).toBeGreaterThan(0);
  expect(draft.text).toContain('[1]');
  await send(id, draft.text);
  const { final_answer, citations } = await seenBySite(id);
  expect(citations).toEqual([]);
  expect(final_answer).not.toMatch(/\[\d+\]/);
  expect(final_answer.length).toBeGreaterThan(20);
});

test('with citations switched off one that the reviewer chooses goes along all the same', async () => {
  const { id, draft } = await draftedWith({ include_citations: false });
  await send(id, draft.text, [1]);
  const { final_answer, citations } = await seenBySite(id);
  expect(citations.map(({ number }) => number)).toEqual([1]);
  expect(final_answer).toContain('[1]');
});

test('with citations switched on they go along as ever', async () => {
  const { id, draft } = await draftedWith({ include_citations: true });
  await send(id, draft.text);
  const seen = await seenBySite(id);
  expect(seen.final_answer).toBe(draft.text);
  expect(seen.citations).toEqual(draft.citations);
});
