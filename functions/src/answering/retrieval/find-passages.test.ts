import { jest } from '@jest/globals';
import { logger } from 'firebase-functions';
import { fuseRankings } from './fuse-rankings.ts';
import { rankPassages } from './rank-passages.ts';
import { indexOf } from './scope-index.ts';
import { geminiModel } from '../models/gemini/gemini.ts';
import { makeDocument, makeTask } from '../testing/make-scope.ts';
import { writeDraft } from '../jobs/write-draft.ts';
import {
  answer,
  candidate,
  failed,
  promptOf,
  startVertexServer,
  type Reply,
  type VertexServer,
} from '../testing/vertex-server.ts';

const write = jest.spyOn(logger, 'write').mockImplementation(() => undefined);

const BLIND = 'Treatment codes may be disclosed by the investigator if knowledge of the allocation is needed.';
const KITCHEN = 'The kitchen at the site closes at noon and opens again for visitors.';
const protocol = makeDocument('Protocol.pdf', [
  { text: KITCHEN },
  { text: BLIND },
  { text: 'Samples are frozen within two hours.' },
]);
const QUESTION = 'And can somebody from the kitchen have a peek at the parcel?';

/** Fits the longest passage, but not two. */
const SMALL = 45;

let server: VertexServer;

/** Loading the client takes seconds on a busy machine; not part of the first test. */
beforeAll(() => import('@google/genai'), 60_000);

beforeEach(async () => {
  server = await startVertexServer();
});

afterEach(() => server.close());

const earlier = [{ question: 'Why?', answer: 'So.' }];

/** A follow-up, with a model for queries. */
function ask(budget: number, ...replies: Reply[]) {
  server.reply(...replies);
  const model = geminiModel({ ...server.config, budget, rewriteModel: 'gemini-lite' });
  return writeDraft({ ...makeTask(QUESTION, [protocol]), title: 'Blind', earlier }, model);
}

async function rank(question: string) {
  return rankPassages(await indexOf([protocol]), { title: '', question, earlier: [] });
}

const prompt = (call: number) => promptOf(server.calls[call]);

const queries = ['investigator discloses treatment codes', 'knowledge of the treatment allocation needed'];
const rewritten = candidate(JSON.stringify({ queries }));
const quoted = answer([1], 'The codes may be disclosed.');

describe('choosePassages', () => {
  it('finds a passage that only the rewritten queries match', async () => {
    expect((await rank(QUESTION)).map(({ passage }) => passage.text)).not.toContain(BLIND);
    const draft = await ask(SMALL, rewritten, quoted);
    expect(prompt(1)).toContain(BLIND);
    expect(draft).toMatchObject({ state: 'ready', text: 'The codes may be disclosed. [1]', queries });
  });

  it('sends the thread for rewriting to the model for queries, with structured output', async () => {
    await ask(SMALL, rewritten, quoted);
    expect(prompt(0)).toContain(`<question>${QUESTION}</question>`);
    expect(prompt(0)).toContain('<earlier><question>Why?</question>\n<answer>So.</answer></earlier>');
    expect(prompt(0)).toContain('<title>Blind</title>');
    expect(server.calls.map(({ path }) => /models\/([\w-]+):/.exec(path)?.[1])).toEqual(['gemini-lite', 'gemini-test']);
    expect(server.calls[0]?.body.generationConfig).toMatchObject({ responseMimeType: 'application/json' });
  });

  it.each([
    ['a first question', { earlier: [] }, 'gemini-lite'],
    [
      'a follow-up that says all it means',
      { question: 'Which kitchen staff may open parcels at the hospital site on weekdays?' },
      'gemini-lite',
    ],
    ['a deployment without a model for queries', {}, undefined],
  ])('does not rewrite %s', async (_, changes, rewriteModel) => {
    server.reply(answer([1], 'The kitchen closes at noon.'));
    const task = { ...makeTask(QUESTION, [protocol]), earlier, ...changes };
    await writeDraft(task, geminiModel({ ...server.config, budget: SMALL, ...(rewriteModel && { rewriteModel }) }));
    expect(prompt(0)).toContain('Answer this question from the documents above');
  });

  it('does not rewrite when the whole scope fits', async () => {
    const draft = await ask(10_000, answer([2], 'The codes may be disclosed.'));
    expect(server.calls).toHaveLength(1);
    expect(prompt(0)).toContain(BLIND);
    expect(draft).toMatchObject({ state: 'ready' });
    expect(draft).not.toHaveProperty('queries');
  });

  it.each<[what: string, reply: Reply, kind: string]>([
    ['fails', failed(500, 'INTERNAL'), 'unavailable'],
    ['is of another shape', candidate('{"reply": 1}'), 'unusable'],
    ['does not come in time', () => undefined, 'timeout'],
  ])('searches for the question alone and logs it when rewriting %s', async (...[, reply, kind]) => {
    write.mockClear();
    const draft = await ask(SMALL, reply, answer([1], 'The kitchen closes at noon.'));
    expect(prompt(1)).toContain('The kitchen at the site');
    expect(draft).toMatchObject({ state: 'ready', text: 'The kitchen closes at noon. [1]' });
    expect(draft).not.toHaveProperty('queries');
    expect(write).toHaveBeenCalledWith({ severity: 'WARNING', message: 'The question could not be rewritten', kind });
  });
});

describe('fuseRankings', () => {
  it('ranks first what several rankings have near the top', async () => {
    const [kitchen, codes, samples] = await Promise.all(['kitchen', 'treatment codes', 'samples frozen'].map(rank));
    if (!kitchen || !codes || !samples) throw new Error('Nothing was found');
    const merged = fuseRankings([kitchen, [...samples, ...codes], [...codes, ...samples], codes]);
    expect(merged.map(({ passage }) => passage.id)).toEqual(['p2-1', 'p3-1', 'p1-1']);
  });

  it('returns a single ranking unchanged', async () => {
    const ranking = await rank('kitchen');
    expect(fuseRankings([ranking])).toBe(ranking);
  });
});
