import { assertFails, assertSucceeds, type RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { collection, deleteDoc, doc, getDoc, getDocs, query, setDoc, updateDoc, where } from 'firebase/firestore';
import { COLLECTIONS } from '@trialdesk/contract/paths';
import { unprovenExpressions } from './coverage.ts';
import { as, fill, openWorld, PEOPLE, type Person } from './world.ts';

const EVERYBODY: Person[] = [...(Object.keys(PEOPLE) as (keyof typeof PEOPLE)[]), 'withoutRecord', 'signedOut'];
const MEMBERS: Person[] = ['administrator', 'manager', 'researcher', 'researcherElsewhere'];
const TEAM: Person[] = ['administrator', 'manager'];

/** Who may read what; whoever is not named may not. */
const READERS: [path: string, readers: Person[]][] = [
  ['users/researcher', ['administrator', 'researcher']],
  ['users/invited', ['administrator', 'invited']],
  ['users/unknownRole', ['administrator', 'unknownRole']],
  ['sites/north', MEMBERS],
  ['studies/study', MEMBERS],
  ['requests/north-request', TEAM],
  ['requests/south-request', TEAM],
  ['site_requests/north-request', [...TEAM, 'researcher']],
  ['site_requests/south-request', [...TEAM, 'researcherElsewhere']],
  ['evaluations/north-request_q1', TEAM],
  ['documents/protocol', TEAM],
  ['audit/entry', ['administrator']],
  ['settings/organisation', TEAM],
  ['draft_jobs/north-request_q1', []],
  ['mail/mail', []],
  ['names/site:north', []],
  ['rate_limits/request_north_1', []],
  ['document_turns/protocol', []],
];

/** Who may list a collection as a whole. */
const LISTERS: [collection: string, listers: Person[]][] = [
  ['users', ['administrator']],
  ['sites', MEMBERS],
  ['studies', MEMBERS],
  ['requests', TEAM],
  ['site_requests', TEAM],
  ['evaluations', TEAM],
  ['documents', TEAM],
  ['audit', ['administrator']],
  ['settings', TEAM],
  ['draft_jobs', []],
  ['mail', []],
  ['names', []],
  ['rate_limits', []],
  ['document_turns', []],
];

const PROJECT = 'demo-trialdesk-rules';

let world: RulesTestEnvironment;

beforeAll(async () => {
  world = await openWorld(PROJECT);
  await fill(world);
});

afterAll(async () => {
  await world.clearFirestore();
  await world.cleanup();
});

test('every collection of the contract stands in the tables', () => {
  const all = Object.values(COLLECTIONS).sort();
  expect(LISTERS.map(([name]) => name).sort()).toEqual(all);
  expect([...new Set(READERS.map(([path]) => path.split('/')[0]))].sort()).toEqual(all);
});

describe.each(READERS)('%s', (path, readers) => {
  test.each(EVERYBODY)(`is read by %s only as the table says`, async (person) => {
    const attempt = getDoc(doc(as(world, person).firestore(), path));
    if (readers.includes(person)) expect((await assertSucceeds(attempt)).exists()).toBe(true);
    else await assertFails(attempt);
  });
});

describe.each(LISTERS)('all of %s', (name, listers) => {
  test.each(EVERYBODY)('is listed by %s only as the table says', async (person) => {
    const attempt = getDocs(collection(as(world, person).firestore(), name));
    if (listers.includes(person)) expect((await assertSucceeds(attempt)).size).toBeGreaterThan(0);
    else await assertFails(attempt);
  });
});

describe('a Clinical Researcher', () => {
  const ofSites = (sites: string[]) =>
    getDocs(
      query(collection(as(world, 'researcher').firestore(), COLLECTIONS.siteRequests), where('site_id', 'in', sites)),
    );

  test('lists the requests of their own site', async () => {
    expect((await assertSucceeds(ofSites(['north']))).size).toBe(1);
  });

  test('does not list those of another site, alone or beside their own', async () => {
    await assertFails(ofSites(['south']));
    await assertFails(ofSites(['north', 'south']));
  });

  test('reads a request of the own site and loses it with the site, at once', async () => {
    const database = as(world, 'researcher').firestore();
    const own = doc(database, 'site_requests/north-request');
    await assertSucceeds(getDoc(own));
    await world.withSecurityRulesDisabled((context) =>
      updateDoc(doc(context.firestore(), 'users/researcher'), { site_ids: ['south'] }),
    );
    await assertFails(getDoc(own));
    await fill(world);
  });
});

describe('writing', () => {
  test.each(EVERYBODY)('%s changes, adds and deletes nothing anywhere', async (person) => {
    const database = as(world, person).firestore();
    for (const [path] of READERS) {
      await assertFails(updateDoc(doc(database, path), { changed: true }));
      await assertFails(deleteDoc(doc(database, path)));
    }
    for (const [name] of LISTERS)
      await assertFails(setDoc(doc(database, name, `new-${person}`), { role: 'Administrator' }));
  });

  test('nobody makes a record for themselves or raises their own role', async () => {
    const record = (person: Person) => doc(as(world, person).firestore(), `users/${person}`);
    await assertFails(setDoc(record('withoutRecord'), { role: 'Administrator', status: 'active', site_ids: [] }));
    await assertFails(updateDoc(record('researcher'), { role: 'Administrator' }));
  });

  test('a collection that the contract does not know is closed to everybody', async () => {
    await world.withSecurityRulesDisabled((context) => setDoc(doc(context.firestore(), 'elsewhere/one'), { a: 1 }));
    for (const person of EVERYBODY) {
      await assertFails(getDoc(doc(as(world, person).firestore(), 'elsewhere/one')));
    }
  });
});

// The last test: it looks back on all the others.
test('every expression of the rules has been evaluated, every condition both ways', async () => {
  expect(await unprovenExpressions(PROJECT)).toEqual([]);
});
