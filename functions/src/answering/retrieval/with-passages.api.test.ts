import { randomUUID } from 'node:crypto';
import type { StudyDocument } from '@trialdesk/contract/entities/document';
import { documents } from '../../firebase/collections.ts';
import { ApiWorld } from '../../testing/api-world.ts';
import { uploadedProtocol } from '../../testing/uploaded-protocol.ts';
import { withPassages } from './with-passages.ts';

const world = new ApiWorld();
let kept: StudyDocument;

beforeAll(async () => {
  const manager = await world.person('Site Manager', await world.site());
  kept = await uploadedProtocol(world, manager, (await world.study()).id);
});

afterAll(() => world.end());

test('a document that was removed after it was listed is left out', async () => {
  const removed = { ...kept, id: randomUUID() };
  expect((await withPassages([removed, kept])).map(({ id }) => id)).toEqual([kept.id]);
});

test('a document whose passages alone are missing is not', async () => {
  const broken = { ...kept, id: randomUUID() };
  await documents().doc(broken.id).create(broken);
  world.later(() => documents().doc(broken.id).delete());
  await expect(withPassages([broken, kept])).rejects.toThrow(`The passages of document ${broken.id} are missing`);
});
