import { assertFails, assertSucceeds, type RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { collection, deleteDoc, doc, getDoc, getDocs, query, setDoc, updateDoc, where } from 'firebase/firestore';
import { COLLECTIONS } from '@trialdesk/contract/paths';
import { mayList, mayRead, RECORDS } from './access.ts';
import { unprovenExpressions } from './coverage.ts';
import { EVERYBODY, RESEARCHER } from './people.ts';
import { as, fill, openWorld } from './world.ts';

const PROJECT = 'demo-trialdesk-rules';
const ALL_COLLECTIONS = Object.values(COLLECTIONS);

let world: RulesTestEnvironment;

beforeAll(async () => {
  world = await openWorld(PROJECT);
  await fill(world);
});

afterAll(async () => {
  await world.clearFirestore();
  await world.cleanup();
});

test('every collection of the contract is tested', () => {
  expect([...new Set(RECORDS.map((record) => record.collection))].sort()).toEqual([...ALL_COLLECTIONS].sort());
});

describe.each(EVERYBODY)('$id', (person) => {
  test.each(RECORDS)('reads $collection/$id only if the permission table says so', async (record) => {
    const attempt = getDoc(doc(as(world, person).firestore(), record.collection, record.id));
    if (mayRead(person, record)) expect((await assertSucceeds(attempt)).exists()).toBe(true);
    else await assertFails(attempt);
  });

  test.each(ALL_COLLECTIONS)('lists all of %s only if the permission table says so', async (name) => {
    const attempt = getDocs(collection(as(world, person).firestore(), name));
    if (mayList(person, name)) expect((await assertSucceeds(attempt)).size).toBeGreaterThan(0);
    else await assertFails(attempt);
  });

  test('changes, adds and deletes nothing', async () => {
    const database = as(world, person).firestore();
    for (const { collection: name, id } of RECORDS) {
      await assertFails(updateDoc(doc(database, name, id), { changed: true }));
      await assertFails(deleteDoc(doc(database, name, id)));
    }
    for (const name of ALL_COLLECTIONS)
      await assertFails(setDoc(doc(database, name, `new-${person.id}`), { role: 'Administrator' }));
  });

  test('has no access to a collection that the contract does not name', async () => {
    await world.withSecurityRulesDisabled((context) => setDoc(doc(context.firestore(), 'elsewhere/one'), { a: 1 }));
    await assertFails(getDoc(doc(as(world, person).firestore(), 'elsewhere/one')));
  });
});

describe('a Clinical Researcher', () => {
  const ofSites = (sites: string[]) =>
    getDocs(
      query(
        collection(as(world, { id: RESEARCHER }).firestore(), COLLECTIONS.siteRequests),
        where('site_id', 'in', sites),
      ),
    );

  test('lists the requests of their own site', async () => {
    expect((await assertSucceeds(ofSites(['north']))).size).toBe(2);
  });

  test('does not list those of another site, alone or with their own', async () => {
    await assertFails(ofSites(['south']));
    await assertFails(ofSites(['north', 'south']));
  });

  test('loses access to a request as soon as the site is taken from them', async () => {
    const database = as(world, { id: RESEARCHER }).firestore();
    const own = doc(database, 'site_requests/north-lantern');
    await assertSucceeds(getDoc(own));
    await world.withSecurityRulesDisabled((context) =>
      updateDoc(doc(context.firestore(), 'users', RESEARCHER), { site_ids: ['south'] }),
    );
    await assertFails(getDoc(own));
    await fill(world);
  });
});

test('nobody creates their own user record or raises their own role', async () => {
  const record = (id: string) => doc(as(world, { id }).firestore(), 'users', id);
  await assertFails(
    setDoc(record('without-record'), { role: 'Administrator', status: 'active', site_ids: [], study_ids: [] }),
  );
  await assertFails(updateDoc(record(RESEARCHER), { role: 'Administrator' }));
});

// Must run last: it reports on all tests before it.
test('every expression of the rules was evaluated, and every condition both ways', async () => {
  expect(await unprovenExpressions(PROJECT)).toEqual([]);
});
