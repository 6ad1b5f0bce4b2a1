import { OPERATIONS, type OperationId } from '@trialdesk/contract/operations';
import { rolesOf, type Operation } from '@trialdesk/contract/operations/operation';
import { IDEMPOTENCY_HEADER } from '@trialdesk/contract/paths';
import type { Role } from '@trialdesk/contract/roles';
import fc from 'fast-check';
import { byteChanges, type ByteChange } from './changed-bytes.ts';
import { changes, type Change } from './changed-json.ts';
import { hostileText } from './hostile.ts';

const ROLE_OF = {
  administrator: 'Administrator',
  manager: 'Site Manager',
  researcher: 'Clinical Researcher',
} as const satisfies Record<string, Role>;

type Caller = keyof typeof ROLE_OF | 'nobody';

/** What is changed of a valid call; null leaves it valid. */
export interface FuzzedCall {
  id: OperationId;
  caller: Caller;
  method: string | null;
  /** Replaces the path parameter with this number, modulo their number. */
  path: { at: number; text: string } | null;
  query: [name: string, value: string][] | null;
  headers: Record<string, string> | null;
  json: Change[] | null;
  bytes: ByteChange[] | null;
}

const IDS = Object.keys(OPERATIONS) as OperationId[];

/** In a quarter of the calls. */
const sometimes = <Value>(part: fc.Arbitrary<Value>) =>
  fc.oneof({ weight: 3, arbitrary: fc.constant(null) }, { weight: 1, arbitrary: part });

/** What Node sends in a header: no control characters, one byte each. */
const headerText = hostileText.map((text) => text.replace(/[^\x20-\x7E\x80-\xFF]/g, '').slice(0, 2_000));

const headers: fc.Arbitrary<Record<string, string>> = fc.dictionary(
  fc.constantFrom(
    'Authorization',
    IDEMPOTENCY_HEADER,
    'Content-Type',
    'Content-Encoding',
    'X-Forwarded-For',
    'Accept',
    'Accept-Encoding',
    'Range',
    'If-None-Match',
    'Expect-CT',
    'Origin',
    'Cookie',
    'X-HTTP-Method-Override',
  ),
  fc.oneof(
    headerText,
    fc.constantFrom(
      'Bearer',
      'Bearer a.b.c',
      'Bearer eyJhbGciOiJub25lIn0.e30.',
      'gzip',
      'application/json;charset=utf-7',
    ),
    fc.constantFrom('multipart/form-data', 'multipart/form-data; boundary=', 'a-key-of-a-test-0001', '1.2.3.4, ::1, x'),
  ),
  { minKeys: 1, maxKeys: 2 },
);

/** Mostly somebody who may make the call, since others are refused before it is read. */
function callerOf(id: OperationId): fc.Arbitrary<Caller> {
  const operation: Operation = OPERATIONS[id];
  const may = (Object.keys(ROLE_OF) as (keyof typeof ROLE_OF)[]).filter((caller) =>
    operation.needs === 'public' ? true : rolesOf(operation).includes(ROLE_OF[caller]),
  );
  return fc.oneof(
    { weight: 9, arbitrary: fc.constantFrom<Caller[]>(...may) },
    { weight: 1, arbitrary: fc.constantFrom<Caller[]>('administrator', 'manager', 'researcher', 'nobody') },
  );
}

/** The operation's own names, and names that it does not know. */
function queryOf(id: OperationId): fc.Arbitrary<[string, string][]> {
  const { query }: Operation = OPERATIONS[id];
  const own = Object.keys(query?.fields ?? {});
  const name = fc.oneof(
    { weight: 5, arbitrary: fc.constantFrom('id', ...own) },
    { weight: 1, arbitrary: fc.constantFrom(...['id', ...own].flatMap((each) => [`${each}[]`, `${each}[a]`])) },
    { weight: 1, arbitrary: hostileText },
  );
  return fc.array(fc.tuple(name, hostileText), { minLength: 1, maxLength: 3 });
}

export const fuzzedCall: fc.Arbitrary<FuzzedCall> = fc.constantFrom(...IDS).chain((id) =>
  fc
    .record({
      id: fc.constant(id),
      caller: callerOf(id),
      method: fc.oneof(
        { weight: 15, arbitrary: fc.constant(null) },
        { weight: 1, arbitrary: fc.constantFrom('GET', 'PUT', 'POST', 'PATCH', 'DELETE', 'OPTIONS', 'HEAD') },
      ),
      path: sometimes(fc.record({ at: fc.nat({ max: 3 }), text: hostileText })),
      query: sometimes(queryOf(id)),
      headers: sometimes(headers),
      json: fc.option(changes, { nil: null, freq: 4 }),
      bytes: sometimes(byteChanges),
    })
    .filter((call) => isChanged(call)),
);

function isChanged({ id, path, query, headers: sent, json, bytes }: FuzzedCall): boolean {
  const { body, path: template }: Operation = OPERATIONS[id];
  const changesBody = bytes !== null || (json !== null && body !== 'file');
  return (
    query !== null || sent !== null || (path !== null && template.includes('{')) || (changesBody && body !== undefined)
  );
}
