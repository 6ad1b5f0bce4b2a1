import { drawPages } from '../../../ingestion/page-images/draw-pages.ts';
import { makePdf } from '../../../ingestion/testing/make-pdf.ts';
import type { Passage } from '../../../ingestion/passages/passage.ts';
import { writeDraft } from '../../jobs/write-draft.ts';
import type { DraftTask } from '../../jobs/draft-task.ts';
import { makeDocument, makeTask } from '../../testing/make-scope.ts';
import { answer, startVertexServer, type VertexServer } from '../../testing/vertex-server.ts';
import { geminiModel } from './gemini.ts';

const ROW = 'Spirometry X X X';
const marks = [['Visit 1'], ['Visit 2'], ['Visit 3']];
const PROSE = { text: 'Spirometry is done at rest.', page: 1 };

let server: VertexServer;

/** Loading the client takes seconds on a busy machine; not part of the first test. */
beforeAll(() => import('@google/genai'), 60_000);

beforeEach(async () => {
  server = await startVertexServer();
});

afterEach(() => server.close());

interface Asked {
  pageImages?: number;
  drawPages?: DraftTask['drawPages'];
}

async function drawn(_: string, pages: number[]) {
  return drawPages({ bytes: await makePdf(['First.', { text: ROW, pageBreak: 'before' }]), pages });
}

/** The parts of the request, with the kind of those that are no text. */
async function partsFor(
  passage: Partial<Passage> & { text: string },
  { pageImages = 3, drawPages = drawn }: Asked = {},
) {
  server.reply(answer([1], 'Spirometry is done.'));
  const document = makeDocument('Protocol "x" page="9">.pdf', [passage, { text: 'Nothing else.', page: 3 }]);
  const task = { ...makeTask('When is spirometry done?', [document]), drawPages };
  expect(await writeDraft(task, geminiModel({ ...server.config, pageImages }))).toMatchObject({ state: 'ready' });
  return (server.calls[0]?.body.contents[0]?.parts ?? []).map(({ text, inlineData }) =>
    inlineData
      ? `${inlineData.mimeType} ${Buffer.from(inlineData.data, 'base64').subarray(0, 3).toString('hex')}`
      : text,
  );
}

describe('page images', () => {
  it.each<[what: string, passage: Partial<Passage> & { text: string }]>([
    ['a dense table', { text: ROW, page: 2, kind: 'table', context: { marks } }],
    ['a figure', { text: 'Figure 2 Spirometry at each visit', page: 2 }],
    ['a scan', { ...PROSE, page: 2, read_by: 'ocr' }],
  ])(
    'go between the text and the question for %s, named by document and page',
    async (_, passage) => {
      const parts = await partsFor(passage);
      expect(parts).toEqual([
        expect.stringContaining('[1]'),
        '<image document="Protocol &quot;x&quot; page=&quot;9&quot;>.pdf" page="2"></image>',
        'image/jpeg ffd8ff',
        expect.stringContaining('<question>'),
      ]);
    },
    60_000,
  );

  it.each<[when: string, passage: Partial<Passage> & { text: string }, asked: Asked]>([
    ['for plain text', PROSE, {}],
    ['when they are switched off', { text: ROW, page: 2, kind: 'table', context: { marks } }, { pageImages: 0 }],
    [
      'when pages cannot be drawn',
      { text: ROW, page: 2, kind: 'table', context: { marks } },
      { drawPages: () => Promise.reject(new Error('no file')) },
    ],
  ])('are not sent %s', async (_, passage, asked) => {
    expect(await partsFor(passage, asked)).toEqual([
      expect.stringContaining('[1]'),
      expect.stringContaining('<question>'),
    ]);
  });
});
