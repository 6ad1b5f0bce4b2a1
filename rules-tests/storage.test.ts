import { assertFails, assertSucceeds, type RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { deleteObject, getBytes, listAll, ref, uploadString } from 'firebase/storage';
import { passagesPath, sourcePath } from '@trialdesk/contract/paths';
import { as, openWorld, type Person } from './world.ts';

const PERSONS: Person[] = ['administrator', 'manager', 'researcher', 'withoutRecord', 'signedOut'];
const FILES = [sourcePath('rules-protocol'), passagesPath('rules-protocol')];

let world: RulesTestEnvironment;

beforeAll(async () => {
  world = await openWorld('demo-trialdesk-storage-rules');
  await world.withSecurityRulesDisabled(async (context) => {
    for (const path of FILES) await uploadString(ref(context.storage(), path), 'content');
  });
});

afterAll(async () => {
  await world.withSecurityRulesDisabled(async (context) => {
    for (const path of FILES) await deleteObject(ref(context.storage(), path));
  });
  await world.cleanup();
});

test('the files are there for the server', async () => {
  await world.withSecurityRulesDisabled(async (context) => {
    for (const path of FILES) await assertSucceeds(getBytes(ref(context.storage(), path)));
  });
});

describe.each(PERSONS)('%s', (person) => {
  test.each(FILES)('neither reads, replaces nor deletes %s', async (path) => {
    const file = ref(as(world, person).storage(), path);
    await assertFails(getBytes(file));
    await assertFails(uploadString(file, 'other'));
    await assertFails(deleteObject(file));
  });

  test('neither lists nor adds files', async () => {
    await assertFails(listAll(ref(as(world, person).storage(), 'documents')));
    await assertFails(uploadString(ref(as(world, person).storage(), `documents/${person}/source.pdf`), 'new'));
  });
});
