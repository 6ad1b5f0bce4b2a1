import { assertFails, assertSucceeds, type RulesTestEnvironment } from '@firebase/rules-unit-testing';
import {
  collection,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  query,
  setDoc,
  updateDoc,
  where,
  type QueryConstraint,
} from 'firebase/firestore';
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

describe.each([COLLECTIONS.siteRequests, COLLECTIONS.siteRequestQueries])('a Clinical Researcher, of %s', (ofSites) => {
  const listed = (name: string, ...filters: QueryConstraint[]) =>
    getDocs(query(collection(as(world, { id: RESEARCHER }).firestore(), name), ...filters));
  const requestsOf = (sites: string[], ...filters: QueryConstraint[]) =>
    listed(ofSites, where('site_id', 'in', sites), ...filters);
  const ownId = ofSites === COLLECTIONS.siteRequests ? 'north-lantern' : 'north-lantern_q1';
  const inStudies = (studies: string[]) => where('study_id', 'in', studies);

  test('lists the requests of their own site and study', async () => {
    expect((await assertSucceeds(requestsOf(['north'], inStudies(['lantern'])))).size).toBe(1);
  });

  test('does not list those of another site, alone or with their own', async () => {
    await assertFails(requestsOf(['south'], inStudies(['lantern'])));
    await assertFails(requestsOf(['north', 'south'], inStudies(['lantern'])));
  });

  test('does not list those of another study, alone, with their own or without saying which', async () => {
    await assertFails(requestsOf(['north'], inStudies(['beacon'])));
    await assertFails(requestsOf(['north'], inStudies(['lantern', 'beacon'])));
    await assertFails(requestsOf(['north']));
  });

  test('lists their own sites and studies and no others', async () => {
    const named = (name: string, ids: string[]) => listed(name, where('id', 'in', ids));
    expect((await assertSucceeds(named(COLLECTIONS.sites, ['north']))).size).toBe(1);
    expect((await assertSucceeds(named(COLLECTIONS.studies, ['lantern']))).size).toBe(1);
    await assertFails(named(COLLECTIONS.sites, ['north', 'south']));
    await assertFails(named(COLLECTIONS.studies, ['lantern', 'beacon']));
  });

  test('without studies lists the requests of all studies at their own site', async () => {
    const database = as(world, { id: 'researcher-of-all-studies' }).firestore();
    const ofSite = (site: string) => getDocs(query(collection(database, ofSites), where('site_id', '==', site)));
    expect((await assertSucceeds(ofSite('north'))).size).toBe(2);
    await assertFails(ofSite('south'));
  });

  test('loses access to a request as soon as the study is taken from them', async () => {
    const own = doc(as(world, { id: RESEARCHER }).firestore(), ofSites, ownId);
    await assertSucceeds(getDoc(own));
    await world.withSecurityRulesDisabled((context) =>
      updateDoc(doc(context.firestore(), 'users', RESEARCHER), { study_ids: ['beacon'] }),
    );
    await assertFails(getDoc(own));
    await fill(world);
  });

  test('loses access to a request as soon as the site is taken from them', async () => {
    const database = as(world, { id: RESEARCHER }).firestore();
    const own = doc(database, ofSites, ownId);
    await assertSucceeds(getDoc(own));
    await world.withSecurityRulesDisabled((context) =>
      updateDoc(doc(context.firestore(), 'users', RESEARCHER), { site_ids: ['south'] }),
    );
    await assertFails(getDoc(own));
    await fill(world);
  });
});

describe('saved views', () => {
  const viewsOf = (id: string, ...filters: QueryConstraint[]) =>
    getDocs(query(collection(as(world, { id }).firestore(), COLLECTIONS.savedViews), ...filters));
  const ownedBy = (owner: string | null) => where('owner_id', '==', owner);

  test.each(['administrator-north', 'site-manager-north'])('%s lists their own and the shared ones', async (id) => {
    expect((await assertSucceeds(viewsOf(id, ownedBy(id)))).size).toBe(1);
    expect((await assertSucceeds(viewsOf(id, ownedBy(null)))).size).toBe(1);
  });

  test.each(['administrator-north', 'site-manager-north'])('%s does not list those of somebody else', async (id) => {
    await assertFails(viewsOf(id, ownedBy('site-manager-south')));
    await assertFails(viewsOf(id, where('owner_id', 'in', [id, 'site-manager-south'])));
  });

  test('sites list none', async () => {
    await assertFails(viewsOf(RESEARCHER, ownedBy(RESEARCHER)));
    await assertFails(viewsOf(RESEARCHER, ownedBy(null)));
  });
});

test('an account learns that it has no user record', async () => {
  const own = getDoc(doc(as(world, { id: 'without-record' }).firestore(), 'users', 'without-record'));
  expect((await assertSucceeds(own)).exists()).toBe(false);
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
