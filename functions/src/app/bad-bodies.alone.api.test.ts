import { OPERATIONS, type OperationId } from '@trialdesk/contract/operations';
import { rolesOf } from '@trialdesk/contract/operations/operation';
import { ERROR_STATUS, type ErrorBody } from '@trialdesk/contract/errors';
import { LIMITS } from '@trialdesk/contract/limits';
import { COLLECTIONS } from '@trialdesk/contract/paths';
import { ROLES } from '@trialdesk/contract/roles';
import { database } from '../firebase/app.ts';
import { ApiWorld, callApi, type CallOptions } from '../testing/api-world.ts';
import { openCallWorld, type CallWorld } from '../testing/call-of-each-kind.ts';

type Fields = Record<string, unknown>;

/** Every switch as a text, everything else as a switch. */
const switched = (good: Fields): Fields =>
  Object.fromEntries(Object.entries(good).map(([name, value]) => [name, typeof value === 'boolean' ? 'true' : true]));

const allOf = (good: Fields, value: unknown): Fields =>
  Object.fromEntries(Object.keys(good).map((name) => [name, value]));

const listed = (good: Fields): Fields =>
  Object.fromEntries(Object.entries(good).map(([name, value]) => [name, Array.isArray(value) ? [7] : ['text']]));

const JSON_TYPE = { 'Content-Type': 'application/json' };
const raw = (body: string | Uint8Array<ArrayBuffer>, headers: Record<string, string> = JSON_TYPE): CallOptions => ({
  raw: body,
  headers,
});

function nested(depth: number): unknown {
  let value: unknown = 'deep';
  for (let level = 0; level < depth; level += 1) value = [value];
  return value;
}

/** Kinds of malformed body, made from a good one. */
const KINDS: [what: string, make: (good: Fields) => CallOptions][] = [
  ['an empty object', () => ({ json: {} })],
  ['nothing at all', () => ({ headers: JSON_TYPE })],
  ['null', () => ({ json: null })],
  ['a text', () => ({ json: 'text' })],
  ['a number', () => ({ json: 7 })],
  ['true', () => ({ json: true })],
  ['a list', (good) => ({ json: [good] })],
  ['numbers for all fields', (good) => ({ json: allOf(good, 7) })],
  ['a number beyond all numbers', (good) => raw(JSON.stringify(allOf(good, '@')).replaceAll('"@"', '1e999'))],
  ['booleans for texts, texts for booleans', (good) => ({ json: switched(good) })],
  ['lists for texts, numbers in lists', (good) => ({ json: listed(good) })],
  ['lists of lists', (good) => ({ json: allOf(good, [[['text']]]) })],
  ['objects', (good) => ({ json: allOf(good, { a: 'text' }) })],
  ['objects that say they are texts', (good) => ({ json: allOf(good, { toString: 'text', valueOf: 1, length: 9 }) })],
  ['empty texts', (good) => ({ json: allOf(good, '') })],
  ['blanks', (good) => ({ json: allOf(good, ' \n\t ') })],
  ['null bytes', (good) => ({ json: allOf(good, 'text with \u0000 in it') })],
  ['escape sequences', (good) => ({ json: allOf(good, '\u001b[31mred\u0007') })],
  ['half of a character', (good) => ({ json: allOf(good, 'half \ud83d of a face') })],
  ['far too long texts', (good) => ({ json: allOf(good, 'x'.repeat(LIMITS.answer.max + 1)) })],
  [
    'a list of a hundred thousand',
    (good) => raw(JSON.stringify(allOf(good, '@')).replace('"@"', `[${'0,'.repeat(100_000)}0]`)),
  ],
  ['a thousand levels', (good) => ({ json: allOf(good, nested(1_000)) })],
  ['ten thousand levels, raw', () => raw(`{"a":${'['.repeat(10_000)}${']'.repeat(10_000)}}`)],
  ['a prototype', () => raw('{"__proto__":{"admin":true},"constructor":{"prototype":{"admin":true}}}')],
  ['more than can be sent at once', (good) => ({ json: { ...good, more: 'x'.repeat(1_000_000) } })],
  ['broken JSON', (good) => raw(JSON.stringify(good).slice(0, -1))],
  ['JSON with something after it', (good) => raw(`${JSON.stringify(good)};`)],
  ['bytes that are no text', () => raw(new Uint8Array([0xff, 0xfe, 0x00, 0x80]))],
  [
    'a form',
    (good) =>
      raw(new URLSearchParams(allOf(good, 'text') as Record<string, string>).toString(), {
        'Content-Type': 'application/x-www-form-urlencoded',
      }),
  ],
  ['plain text', (good) => raw(JSON.stringify(good), { 'Content-Type': 'text/plain' })],
  [
    'XML',
    () =>
      raw('<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>', {
        'Content-Type': 'application/xml',
      }),
  ],
  ['no type', (good) => raw(new TextEncoder().encode(JSON.stringify(good)), {})],
  [
    'a compression that it does not have',
    (good) => raw(JSON.stringify(good), { ...JSON_TYPE, 'Content-Encoding': 'gzip' }),
  ],
  [
    'a multipart form without an end',
    () =>
      raw('--b\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF-1.7', {
        'Content-Type': 'multipart/form-data; boundary=b',
      }),
  ],
];

const world = new ApiWorld();
let calls: CallWorld;
let callers: Record<'administrator' | 'researcher', string>;

beforeAll(async () => {
  calls = await openCallWorld(world);
  // Puts their signing in on the audit trail before records are counted.
  for (const person of [calls.administrator, calls.researcher]) await person.call('GET /studies');
  callers = { administrator: calls.administrator.token, researcher: calls.researcher.token };
});

afterAll(() => world.end());

function callerOf(id: OperationId): string {
  return rolesOf(OPERATIONS[id]).includes('Administrator') ? callers.administrator : callers.researcher;
}

const withBody = (Object.keys(OPERATIONS) as OperationId[]).filter((id) => 'body' in OPERATIONS[id]);

/** Refused calls raise the count of attempts too; triggers may still be at work on what earlier tests asked and uploaded. */
const UNCOUNTED: ReadonlySet<string> = new Set([
  COLLECTIONS.rateLimits,
  COLLECTIONS.commits,
  COLLECTIONS.mail,
  COLLECTIONS.auditBlocks,
  COLLECTIONS.documentFacts,
  COLLECTIONS.studyFacts,
  COLLECTIONS.documentTurns,
  COLLECTIONS.modelUsage,
  COLLECTIONS.usageMonths,
  COLLECTIONS.reportParts,
]);

/** Records per collection that calls write themselves, without the system's own audit entries. */
async function countAll(): Promise<Record<string, number>> {
  const all = (await database().listCollections()).filter(({ id }) => !UNCOUNTED.has(id));
  const counts = await Promise.all(
    all.map(async (collection) => {
      const byPeople = collection.id === COLLECTIONS.audit ? collection.where('actor_role', 'in', ROLES) : collection;
      return [collection.id, (await byPeople.count().get()).data().count] as const;
    }),
  );
  return Object.fromEntries(counts);
}

/** Our own shape and words, without a library's message or internals. */
function isRefusal(status: number, body: ErrorBody): boolean {
  const { detail, code, fields = {}, ...rest } = body;
  const words = [detail, ...Object.values(fields)];
  return (
    [400, 413, 415].includes(status) &&
    ERROR_STATUS[code] === status &&
    Object.keys(rest).length === 0 &&
    words.every(
      (sentence) => /^[A-Z]/.test(sentence) && !/final value was|must match|must be one of|\.[jt]s:/.test(sentence),
    )
  );
}

test('there are at least thirty kinds of bad body, and calls that take one', () => {
  expect(KINDS.length).toBeGreaterThanOrEqual(30);
  expect(withBody.length).toBeGreaterThanOrEqual(13);
});

describe.each(withBody)('%s', (id) => {
  test('refuses each of them in the shape of an error, and stores nothing', async () => {
    const { target, options } = await calls.callOf(id);
    const token = callerOf(id);
    const good = (options.json ?? { file: 'text' }) as Fields;
    const before = await countAll();
    const faults: unknown[] = [];
    for (const [what, make] of KINDS) {
      const { status, body } = await callApi<ErrorBody>(target, token, make(good));
      if (!isRefusal(status, body)) faults.push({ what, status, body });
    }
    expect(faults).toEqual([]);
    expect(await countAll()).toEqual(before);
    expect(({} as Fields).admin).toBeUndefined();
  });
});

describe('a path where an id belongs leads nowhere', () => {
  const PATH = '../../users/a';

  test.each([
    ['createRequest', { studyId: PATH }],
    ['followUp', { study_id: PATH }],
    ['submitResponse', { query_id: PATH }],
    ['inviteUser', { site_ids: [PATH] }],
    ['setDocumentStudy', { study_id: PATH }],
  ] as const)('in the body of %s', async (id, ids) => {
    const { target, options } = await calls.callOf(id);
    const token = callerOf(id);
    const reply = await callApi<ErrorBody>(target, token, { json: { ...(options.json as Fields), ...ids } });
    expect(reply).toMatchObject({ status: 400, body: { code: 'bad_input' } });
    expect((await callApi(target, token, options)).status).toBe(200);
  });

  test.each(['/sites/a%2Fb/name', '/get-request/__proto__', '/studies/%00'])('in the address %s', async (path) => {
    const reply = await callApi<ErrorBody>(`GET ${path}`, callers.administrator);
    expect(reply).toMatchObject({ status: 404, body: { code: 'not_found' } });
  });

  test('in the parameters of a list', async () => {
    const reply = await callApi<ErrorBody>('GET /get-requests?site_id=a%2Fb&constructor=1', callers.administrator);
    expect(reply).toMatchObject({ status: 400, body: { code: 'bad_input' } });
  });
});
