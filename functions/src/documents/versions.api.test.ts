import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { documentIdOfSource } from '@trialdesk/contract/paths';
import { EVERYWHERE } from '@trialdesk/contract/permissions';
import { systemClock } from '../clock.ts';
import { ApiWorld, type TestPerson } from '../testing/api-world.ts';
import { documents } from '../firebase/collections.ts';
import { makePages } from '../testing/make-pages.ts';
import { forgetDocument, ingested, upload } from '../testing/uploaded-protocol.ts';
import { changeDocumentStudy } from './document-repository.ts';
import { factsOf, writeSource } from './file-store.ts';
import { registerFromFile } from './register-file.ts';

const AT_ONCE = 5;

const world = new ApiWorld();
let manager: TestPerson;
let pdf: Uint8Array;

beforeAll(async () => {
  manager = await world.person('Site Manager');
  pdf = await makePages([['A dose is taken once a day, in the morning, with a glass of water.']]);
});

afterAll(() => world.end());

const several = <T>(make: (place: number) => Promise<T>) =>
  Promise.all(Array.from({ length: AT_ONCE }, (_each, place) => make(place)));

async function versionsIn(studyId: string): Promise<number[]> {
  const ofStudy = await documents().where('study_id', '==', studyId).get();
  return ofStudy.docs.map((doc) => doc.data().version).sort((a, b) => a - b);
}

async function storedFile(studyId: string): Promise<string> {
  const id = randomUUID();
  world.later(() => forgetDocument(id));
  const facts = factsOf(manager.user, { name: 'Protocol.pdf', study_id: studyId, replaces: '' });
  return (await writeSource({ documentId: id, facts, bytes: Readable.from([Buffer.from(pdf)]) })).source.path;
}

test('documents of one name that are uploaded at once get versions of their own, in one row', async () => {
  const { id: studyId } = await world.study();
  const names = ['Protocol.pdf', 'PROTOCOL.pdf', 'protocol.PDF', ' Protocol.pdf', 'Protocol.pdf'];
  const replies = await several((place) => upload(world, manager, { name: names[place] ?? '', bytes: pdf, studyId }));
  expect(replies.filter(({ status }) => status !== 200)).toEqual([]);
  const kept = await Promise.all(replies.map(({ body }) => ingested(body.id)));
  expect(kept.map(({ version }) => version)).toEqual(replies.map(({ body }) => body.version));
  expect(await versionsIn(studyId)).toEqual([1, 2, 3, 4, 5]);
});

test('files of one name that are found at once, each more than once, do so too', async () => {
  const { id: studyId } = await world.study();
  const paths = await several(() => storedFile(studyId));
  const found = await Promise.all([...paths, ...paths].map((path) => registerFromFile(path, systemClock)));
  expect(found.map(({ result }) => result)).toEqual(Array(2 * AT_ONCE).fill('registered'));
  const ids = paths.map((path) => documentIdOfSource(path) ?? '');
  await Promise.all(ids.map((id) => ingested(id)));
  expect(await versionsIn(studyId)).toEqual([1, 2, 3, 4, 5]);
});

test('documents of one name moved into a study at once get different versions', async () => {
  const target = await world.study();
  const ids = await several(async () => {
    const { id: studyId } = await world.study();
    return (await upload(world, manager, { name: 'Protocol.pdf', bytes: pdf, studyId })).body.id;
  });
  await Promise.all(ids.map((id) => ingested(id)));
  const by = { reach: EVERYWHERE, actor: manager.user, at: systemClock() };
  await Promise.all(ids.map((id) => changeDocumentStudy({ ...by, id }, target.id)));
  expect(await versionsIn(target.id)).toEqual([1, 2, 3, 4, 5]);
});

test('documents of other names, and of one name in other studies, are counted for themselves', async () => {
  const [study, other] = [await world.study(), await world.study()];
  const replies = await Promise.all([
    upload(world, manager, { name: 'Protocol.pdf', bytes: pdf, studyId: study.id }),
    upload(world, manager, { name: 'Manual.pdf', bytes: pdf, studyId: study.id }),
    upload(world, manager, { name: 'Protocol.pdf', bytes: pdf, studyId: other.id }),
  ]);
  expect(replies.filter(({ status }) => status !== 200)).toEqual([]);
  expect(replies.map(({ body }) => body.version)).toEqual([1, 1, 1]);
  await Promise.all(replies.map(({ body }) => ingested(body.id)));
});
