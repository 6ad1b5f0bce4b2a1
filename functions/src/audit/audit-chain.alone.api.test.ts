import { randomUUID } from 'node:crypto';
import { database } from '../firebase/app.ts';
import { audit, auditBlocks } from '../firebase/collections.ts';
import { ApiWorld, type TestPerson } from '../testing/api-world.ts';
import { checkChain } from './check-chain.ts';
import { linkAudit } from './link-audit.ts';
import { LOCAL_PUBLIC_KEY, localSigner } from './signing/local-key.ts';

const world = new ApiWorld();
let administrator: TestPerson;

beforeAll(async () => {
  administrator = await world.person('Administrator');
});

afterAll(() => world.end());

const link = () => linkAudit({ now: new Date().toISOString(), sign: localSigner, settlingSeconds: -1 });
const faults = async () => (await checkChain(LOCAL_PUBLIC_KEY, null)).faults;

/** Does something that is recorded; returns the entry. */
async function recorded() {
  const { body } = await administrator.call<{ id: string }>('POST /studies', {
    json: { name: `Study ${randomUUID()}` },
  });
  world.later(() => database().doc(`studies/${body.id}`).delete());
  const found = await audit().where('target', '==', `studies/${body.id}`).get();
  const [entry] = found.docs;
  if (!entry) throw new Error('The study is on record');
  return entry;
}

test('changes made with database rights are found', async () => {
  await link();
  const known = await faults();
  const newFaults = async () => (await faults()).filter((fault) => !known.some((old) => old.entry === fault.entry));

  const stored = await recorded();
  const { ref } = stored;
  const entry = stored.data();
  expect(await newFaults()).toEqual([]);
  const blocks = await link();
  const [block] = blocks;
  expect(block?.entries.some(({ id }) => id === entry.id)).toBe(true);
  expect(await newFaults()).toEqual([]);
  expect(await link()).toEqual([]);

  await ref.update({ actor_name: 'Somebody' });
  expect(await newFaults()).toEqual([{ kind: 'entry_changed', block: block?.number, entry: entry.id }]);
  await ref.delete();
  expect(await newFaults()).toEqual([{ kind: 'entry_missing', block: block?.number, entry: entry.id }]);
  await ref.set(entry);
  expect(await newFaults()).toEqual([]);

  const inserted = audit().doc();
  await inserted.set({ ...entry, id: inserted.id });
  expect(await newFaults()).toEqual([{ kind: 'entry_inserted', block: block?.number, entry: inserted.id }]);
  await inserted.delete();

  const head = { number: block?.number ?? 0, sha256: block?.sha256 ?? '' };
  expect((await checkChain(LOCAL_PUBLIC_KEY, head)).faults).toEqual(known);
  await auditBlocks().doc(String(head.number)).delete();
  expect((await checkChain(LOCAL_PUBLIC_KEY, head)).faults).toContainEqual({
    kind: 'head_missing',
    block: head.number,
    entry: null,
  });
  if (block) await auditBlocks().doc(String(head.number)).set(block);
});

test('an entry changed before it is linked is found by its times', async () => {
  const { ref, id } = await recorded();
  await ref.update({ actor_name: 'Somebody' });
  expect(await faults()).toContainEqual({ kind: 'unlinked_entry_changed', block: null, entry: id });
  await ref.delete();
});
