import type { RulesTestContext, RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { COLLECTIONS, type Collection } from '@trialdesk/contract/paths';
import fc from 'fast-check';
import { FirebaseError } from 'firebase/app';
import {
  collection,
  collectionGroup,
  deleteDoc,
  doc,
  documentId,
  getDocs,
  limit,
  limitToLast,
  or,
  orderBy,
  query,
  setDoc,
  startAfter,
  updateDoc,
  where,
  type Query,
  type WhereFilterOp,
} from 'firebase/firestore';
import { seeded, timeoutOf, tries } from '../functions/src/testing/fuzz/tries.ts';
import { mayRead, RECORDS } from './access.ts';
import { EVERYBODY } from './people.ts';
import { as, fill, openWorld } from './world.ts';

const READS = { what: 'Random queries', runs: 300, seconds: 8 };
const WRITES = { what: 'Random writes', runs: 20, seconds: 5 };

type Database = ReturnType<RulesTestContext['firestore']>;

let world: RulesTestEnvironment;

beforeAll(async () => {
  world = await openWorld('demo-trialdesk-random-rules');
  await fill(world);
});

afterAll(async () => {
  await world.clearFirestore();
  await world.cleanup();
});

const databases = new Map<string, Database>();

/** One for each person: the SDK keeps all that it has opened. */
function databaseOf(who: (typeof EVERYBODY)[number]): Database {
  const database = databases.get(who.id) ?? as(world, who).firestore();
  databases.set(who.id, database);
  return database;
}

/** Mostly those that some people read. */
const names = fc.oneof(
  fc.constantFrom<Collection[]>(
    COLLECTIONS.siteRequests,
    COLLECTIONS.siteRequestQueries,
    COLLECTIONS.requests,
    COLLECTIONS.requestQueries,
    COLLECTIONS.users,
    COLLECTIONS.documents,
  ),
  fc.constantFrom<Collection[]>(...Object.values(COLLECTIONS)),
);
const field = fc.constantFrom(
  'site_id',
  'study_id',
  'id',
  'role',
  'status',
  'site_ids',
  'request_id',
  'owner_id',
  'none',
);
const text = fc.constantFrom(
  'north',
  'south',
  'lantern',
  'beacon',
  'Administrator',
  'active',
  '',
  ...RECORDS.map(({ id }) => id),
);
const value = fc.oneof(text, fc.constantFrom(null, true, 0), fc.array(text, { maxLength: 3 }));
const operators = fc.constantFrom<WhereFilterOp[]>(
  '==',
  '==',
  '!=',
  '<',
  '>=',
  'in',
  'in',
  'not-in',
  'array-contains',
  'array-contains-any',
);

const filter = fc.oneof(
  fc.tuple(field, operators, value).map(
    ([name, op, of]) =>
      () =>
        where(name, op, of),
  ),
  fc.tuple(operators, value).map(
    ([op, of]) =>
      () =>
        where(documentId(), op, of),
  ),
);
const order = fc.oneof(
  field.map((name) => () => orderBy(name)),
  fc.integer({ min: 1, max: 5 }).map((most) => () => limit(most)),
  fc.constant(() => limitToLast(2)),
  text.map((from) => () => startAfter(from)),
);

/** Of any form that the SDK accepts; null for the rest, which never leaves the client. */
const anyQuery = fc
  .record({
    name: names,
    isGroup: fc.nat({ max: 9 }).map((number) => number === 0),
    isOr: fc.boolean(),
    filters: fc.array(filter, { maxLength: 2 }),
    orders: fc.array(order, { maxLength: 1 }),
  })
  .map(({ name, isGroup, isOr, filters, orders }) => ({
    name,
    in: (database: Database): Query | null => {
      try {
        const from = isGroup ? collectionGroup(database, name) : collection(database, name);
        const made = filters.map((make) => make());
        const rest = orders.map((make) => make());
        return isOr && made.length > 1 ? query(from, or(...made), ...rest) : query(from, ...made, ...rest);
      } catch (error) {
        if (error instanceof FirebaseError) return null;
        throw error;
      }
    },
    toString: () => JSON.stringify({ name, isGroup, isOr, filters: filters.map(String), orders: orders.map(String) }),
  }));

const DENIALS = ['permission-denied', 'invalid-argument', 'failed-precondition', 'unimplemented'];

/** What the attempt returns, or null if it is denied. */
async function allowed<Result>(attempt: () => Promise<Result>): Promise<Result | null> {
  try {
    return await attempt();
  } catch (error) {
    if (error instanceof FirebaseError && DENIALS.includes(error.code)) return null;
    throw error;
  }
}

const person = fc.constantFrom(...EVERYBODY);
let returned = 0;

test(
  seeded('no query returns a record that the permission table does not let the person read'),
  async () => {
    await fc.assert(
      fc.asyncProperty(person, anyQuery, async (who, asked) => {
        const made = asked.in(databaseOf(who));
        const found = made && (await allowed(() => getDocs(made)));
        for (const { id } of found?.docs ?? []) {
          returned += 1;
          const record = RECORDS.find((each) => each.collection === asked.name && each.id === id);
          if (!record || !mayRead(who, record)) throw new Error(`${who.id} read ${asked.name}/${id}`);
        }
      }),
      tries(READS),
    );
    process.stdout.write(`Records returned by random queries: ${returned}\n`);
  },
  timeoutOf(READS),
);

const path = fc
  .array(
    fc.oneof(
      names,
      text.filter((part) => part !== ''),
    ),
    { minLength: 2, maxLength: 6 },
  )
  .filter((parts) => parts.length % 2 === 0)
  .map((parts) => parts.join('/'));

test(
  seeded('nobody writes anything anywhere'),
  () =>
    fc.assert(
      fc.asyncProperty(person, path, fc.dictionary(field, value), async (who, at, data) => {
        const record = doc(databaseOf(who), at);
        const fields = Object.fromEntries(Object.entries(data).map(([name, of]) => [name.replace('.', '_'), of]));
        const attempts = [
          () => setDoc(record, fields),
          () => updateDoc(record, { ...fields, changed: true }),
          () => deleteDoc(record),
        ];
        for (const attempt of attempts) {
          if ((await allowed(() => attempt().then(() => true))) !== null) throw new Error(`${who.id} wrote ${at}`);
        }
      }),
      tries(WRITES),
    ),
  timeoutOf(WRITES),
);
