import type { AuditBlock } from '@trialdesk/contract/entities/audit-block';
import type { StoredAuditEntry } from '../stored-audit-entry.ts';
import { blockHash, linkBlock } from './audit-block.ts';
import { checkBlock } from './check-block.ts';
import { LOCAL_PUBLIC_KEY, localSigner } from './signing/local-key.ts';

const entry = (id: string, second: number): StoredAuditEntry => ({
  id,
  at: '2026-01-01T00:00:00.000Z',
  committed_at: { seconds: 1_767_225_600 + second, nanoseconds: 5 },
  actor_id: 'm',
  actor_name: 'Mara Quill',
  actor_role: 'Site Manager',
  action: 'answer.sent',
  target: 'requests/one',
  before: { status: 'processing', edit: null },
  after: { text: 'Yes.', seal: { version: 1, sha256: 'ab' } },
  reason: null,
});

const LINKED_AT = '2026-01-01T01:00:00.000Z';
const FIRST: [StoredAuditEntry, ...StoredAuditEntry[]] = [entry('a', 1), entry('b', 2)];
const SECOND: [StoredAuditEntry, ...StoredAuditEntry[]] = [entry('c', 3)];

async function signed(block: ReturnType<typeof linkBlock>): Promise<AuditBlock> {
  return { ...block, signature: await localSigner(block) };
}

let first: AuditBlock;
let second: AuditBlock;

beforeAll(async () => {
  first = await signed(linkBlock({ previous: null, entries: FIRST, linkedAt: LINKED_AT }));
  second = await signed(linkBlock({ previous: first, entries: SECOND, linkedAt: LINKED_AT }));
});

const kinds = (input: Partial<Parameters<typeof checkBlock>[0]>) =>
  checkBlock({ block: first, previous: null, entries: FIRST, key: LOCAL_PUBLIC_KEY, ...input }).map(({ kind }) => kind);

test('linked entries are found as they were', () => {
  expect(kinds({})).toEqual([]);
  expect(kinds({ block: second, previous: first, entries: SECOND })).toEqual([]);
  expect(first.to).toBe('2026-01-01T00:00:02.000000005Z');
});

test.each<[string, Partial<StoredAuditEntry>]>([
  ['the actor', { actor_name: 'Somebody' }],
  ['the action', { action: 'answer.edited' }],
  ['what was written', { after: { text: 'No.', seal: { version: 1, sha256: 'ab' } } }],
  ['what was there before', { before: null }],
  ['the reason', { reason: 'Another' }],
  ['the clock of the instance', { at: '2026-01-01T00:00:00.001Z' }],
  ['the commit time', { committed_at: { seconds: 1_767_225_601, nanoseconds: 6 } }],
])('changing %s of an entry is found', (_what, change) => {
  expect(kinds({ entries: [{ ...entry('a', 1), ...change }, entry('b', 2)] })).toEqual(['entry_changed']);
});

test('removed and inserted entries are found', () => {
  expect(checkBlock({ block: first, previous: null, entries: [entry('a', 1)], key: null })).toEqual([
    { kind: 'entry_missing', block: 1, entry: 'b' },
  ]);
  expect(checkBlock({ block: first, previous: null, entries: [...FIRST, entry('x', 2)], key: null })).toEqual([
    { kind: 'entry_inserted', block: 1, entry: 'x' },
  ]);
});

test('a block that was changed, replaced or removed is found', () => {
  expect(kinds({ block: { ...first, linked_at: '2026-01-01T02:00:00.000Z' } })).toEqual(['block_changed']);
  const changed = { ...first, entries: first.entries.slice(1) };
  const recomputed = { ...changed, sha256: blockHash(changed) };
  expect(kinds({ block: recomputed, entries: [entry('b', 2)] })).toEqual(['signature_invalid']);
  expect(kinds({ block: second, previous: recomputed, entries: SECOND })).toEqual(['block_changed']);
  expect(kinds({ block: second, previous: null, entries: SECOND })).toEqual(['block_missing']);
});

test('a missing or foreign signature is found, unless signatures are not checked', () => {
  expect(kinds({ block: { ...first, signature: null } })).toEqual(['block_unsigned']);
  expect(kinds({ block: { ...first, signature: second.signature } })).toEqual(['signature_invalid']);
  expect(kinds({ block: { ...first, signature: null }, key: null })).toEqual([]);
});
