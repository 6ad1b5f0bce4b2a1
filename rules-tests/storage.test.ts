import { assertFails, assertSucceeds, type RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { deleteObject, getBytes, listAll, ref, uploadString } from 'firebase/storage';
import { passagesPath, sourcePath } from '@trialdesk/contract/paths';
import { EVERYBODY } from './people.ts';
import { as, openWorld } from './world.ts';

const FILES = [sourcePath('rules-protocol', 'upload'), passagesPath('rules-protocol')];

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

test('the server reads the files', async () => {
  await world.withSecurityRulesDisabled(async (context) => {
    for (const path of FILES) await assertSucceeds(getBytes(ref(context.storage(), path)));
  });
});

describe.each(EVERYBODY)('$id', (person) => {
  test.each(FILES)('does not read, replace or delete %s', async (path) => {
    const file = ref(as(world, person).storage(), path);
    await assertFails(getBytes(file));
    await assertFails(uploadString(file, 'other'));
    await assertFails(deleteObject(file));
  });

  test('does not list or add files', async () => {
    await assertFails(listAll(ref(as(world, person).storage(), 'documents')));
    await assertFails(uploadString(ref(as(world, person).storage(), `documents/${person.id}/source.pdf`), 'new'));
  });
});
