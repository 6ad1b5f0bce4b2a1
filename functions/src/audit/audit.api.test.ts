import { randomUUID } from 'node:crypto';
import { LIMITS } from '@trialdesk/contract/limits';
import type { AuditPage } from '@trialdesk/contract/replies/audit';
import { Timestamp } from 'firebase-admin/firestore';
import { database } from '../firebase/app.ts';
import { audit, requests } from '../firebase/collections.ts';
import type { StoredAuditEntry } from '../stored-audit-entry.ts';
import { ApiWorld, type TestPerson } from '../testing/api-world.ts';
import { askedRequest, forgetRequests } from '../testing/asked-request.ts';

const world = new ApiWorld();
const target = `sites/${randomUUID()}`;
const actor = randomUUID();
const count = LIMITS.auditPage + 5;
let administrator: TestPerson;

/** Entries a minute apart but for pairs of the same moment, the first at noon. */
beforeAll(async () => {
  administrator = await world.person('Administrator');
  await store(
    Array.from({ length: count }, (_, n) => ({
      ...anEntry(),
      committed_at: Timestamp.fromDate(new Date(Date.UTC(2001, 0, 1, 12, Math.floor(n / 2)))),
      actor_id: n === 0 ? actor : 'somebody',
      action: n === 1 ? 'study.created' : 'site.created',
      after: { n },
    })),
  );
});

afterAll(() => world.end());

function anEntry(): StoredAuditEntry {
  return {
    id: randomUUID(),
    // The clock of an instance does not count.
    at: '1999-01-01T00:00:00.000Z',
    committed_at: Timestamp.fromMillis(0),
    actor_id: 'somebody',
    actor_name: 'Ada',
    actor_role: 'Administrator',
    action: 'site.created',
    target,
    before: null,
    after: null,
    reason: null,
  };
}

/** Until the tests end. */
async function store(entries: StoredAuditEntry[]): Promise<void> {
  const batch = database().batch();
  for (const entry of entries) batch.create(audit().doc(entry.id), entry);
  await batch.commit();
  world.later(() => Promise.all(entries.map(({ id }) => audit().doc(id).delete())));
}

async function list(parameters: Record<string, string>): Promise<AuditPage> {
  const reply = await administrator.call<AuditPage>(`GET /audit?${new URLSearchParams(parameters).toString()}`);
  expect(reply.status).toBe(200);
  return reply.body;
}

test('the trail of a record is listed newest first, page by page, each entry once', async () => {
  const first = await list({ target });
  expect(first.entries).toHaveLength(LIMITS.auditPage);
  const second = await list({ target, cursor: first.next_cursor ?? '' });
  expect(second.next_cursor).toBeNull();
  const all = [...first.entries, ...second.entries];
  expect(new Set(all.map(({ id }) => id)).size).toBe(count);
  const times = all.map(({ at }) => at);
  expect(times).toEqual([...times].sort().reverse());
});

test('it is narrowed by who did what, and by commit time, which begins with from and ends before to', async () => {
  expect((await list({ target, actor })).entries).toMatchObject([{ actor_id: actor, after: { n: 0 } }]);
  const span = await list({ target, from: '2001-01-01T13:02:00+01:00', to: '2001-01-01T12:03:00Z' });
  expect(span.entries.map(({ after }) => after?.n).sort()).toEqual([4, 5]);
  expect((await list({ target, from: '2001-01-02' })).entries).toEqual([]);
  expect((await list({ target, action: 'study.created' })).entries).toMatchObject([{ after: { n: 1 } }]);
});

test('a request is named by its number, once', async () => {
  const site = await world.site();
  const study = await world.study();
  world.later(() => forgetRequests(site.id));
  const researcher = await world.person('Clinical Researcher', site);
  const id = await askedRequest(researcher, { studyId: study.id });
  await researcher.call(`GET /requests/${id}/export`);
  const { entries, record_names } = await list({ target: `requests/${id}` });
  expect(entries.length).toBeGreaterThan(1);
  const [summary] = (await requests().where('request_id', '==', id).get()).docs.map((doc) => doc.data());
  expect(summary?.request_number).toBeDefined();
  expect(record_names).toEqual([{ target: `requests/${id}`, name: summary?.request_number }]);
  expect((await list({ target })).record_names).toEqual([]);
});

test('people, sites and studies are named as they are called now, what is unknown is not', async () => {
  const site = await world.site();
  const study = await world.study();
  const { user } = await world.person('Clinical Researcher', site);
  const records = {
    [`users/${user.id}`]: user.name,
    [`sites/${site.id}`]: site.name,
    [`studies/${study.id}`]: study.name,
  };
  for (const [record, name] of Object.entries(records)) {
    await store([{ ...anEntry(), target: record }]);
    expect((await list({ target: record })).record_names).toEqual([{ target: record, name }]);
  }
});

test.each([
  ['from=yesterday'],
  ['action=unknown'],
  ['to=2001-13-45'],
  ['from=12'],
  ['cursor=%00'],
  ['cursor=bm90IG9uZSBvZiBvdXJz_!'],
])('%s is refused', async (parameters) => {
  expect(await administrator.call(`GET /audit?${parameters}`)).toMatchObject({
    status: 400,
    body: { code: 'bad_input' },
  });
});

test('what is done is on it at once, with who did it and in which role', async () => {
  const reply = await administrator.call<{ id: string; name: string }>('POST /studies', {
    json: { name: `Study ${randomUUID()}` },
  });
  world.later(() => database().doc(`studies/${reply.body.id}`).delete());
  expect((await list({ target: `studies/${reply.body.id}` })).entries).toMatchObject([
    {
      action: 'study.created',
      actor_id: administrator.user.id,
      actor_role: 'Administrator',
      before: null,
      after: { name: reply.body.name },
    },
  ]);
});
