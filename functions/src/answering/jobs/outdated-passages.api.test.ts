import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { StudyDocument } from '@trialdesk/contract/entities/document';
import { passagesPath } from '@trialdesk/contract/paths';
import { sha256Of } from '../../documents/open-source.ts';
import { bucket } from '../../firebase/app.ts';
import { documents } from '../../firebase/collections.ts';
import { PASSAGE_FORMAT } from '../../ingestion/passages/passage.ts';
import { readPassages, type StoredPassages } from '../../ingestion/passages/passage-store.ts';
import { ApiWorld, type TestPerson } from '../../testing/api-world.ts';
import { askedRequest, forgetRequests } from '../../testing/asked-request.ts';
import { draftReady } from '../../testing/draft-ready.ts';
import { uploadedProtocol } from '../../testing/uploaded-protocol.ts';

const world = new ApiWorld();
let researcher: TestPerson;
let manager: TestPerson;

beforeAll(async () => {
  const site = await world.site();
  researcher = await world.person('Clinical Researcher', site);
  manager = await world.person('Site Manager', site);
  world.later(() => forgetRequests(site.id));
});

afterAll(() => world.end());

/** Overwrites a document's passages with an outdated format that cannot be answered from. */
async function storeOutdated({ id }: StudyDocument, format: { format?: number }): Promise<void> {
  const passage = { id: 'p1-1', page: 1, section: [], kind: 'prose', text: 'Old', context: 'Old', rect: [0, 0, 1, 1] };
  const file = { ...format, document_id: id, page_count: 1, pages_without_text: [], abbreviations: {} };
  const packed = await promisify(gzip)(JSON.stringify({ ...file, passages: [passage] }));
  await bucket().file(passagesPath(id)).save(packed, { resumable: false });
  await documents()
    .doc(id)
    .update({ passages_sha256: sha256Of(packed) });
}

async function passagesOf({ id }: StudyDocument): Promise<StoredPassages> {
  return readPassages(id, (await documents().doc(id).get()).data()?.passages_sha256);
}

test.each([
  { name: 'in format 1', format: { format: 1 } },
  { name: 'without a format', format: {} },
])('questions about passages stored $name are answered, and the file is rebuilt', async ({ format }) => {
  const study = await world.study();
  const document = await uploadedProtocol(world, manager, study.id);
  await storeOutdated(document, format);
  expect(await passagesOf(document)).toEqual({ result: 'outdated' });

  const asked = await Promise.all([1, 2].map(() => askedRequest(researcher, { studyId: study.id })));
  for (const record of await Promise.all(asked.map(draftReady))) {
    const draft = record.queries[0]?.draft;
    expect(draft).toMatchObject({ state: 'ready' });
    expect(draft?.state === 'ready' && draft.citations[0]).toMatchObject({
      document_id: document.id,
      page: 2,
      text_snippet: expect.stringContaining('A missed week 4 visit may be made up') as string,
    });
  }
  expect(await passagesOf(document)).toMatchObject({ file: { format: PASSAGE_FORMAT, page_count: 2 } });
});
