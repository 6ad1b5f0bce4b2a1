import { randomUUID } from 'node:crypto';
import type { AuditAction } from '@trialdesk/contract/entities/audit-entry';
import { requestCountId } from '@trialdesk/contract/entities/site';
import { documentFolder, DOCUMENTS_FOLDER } from '@trialdesk/contract/paths';
import { checkChain } from '../audit/check-chain.ts';
import { linkAudit } from '../audit/link-audit.ts';
import { LOCAL_PUBLIC_KEY, localSigner } from '../audit/signing/local-key.ts';
import { systemClock } from '../clock.ts';
import { bucket, database } from '../firebase/app.ts';
import { audit, requests, schema, searchEntries, studies } from '../firebase/collections.ts';
import { countsOf, planRemoval } from './plan-removal.ts';
import { removeExpired } from './remove-expired.ts';
import { firestoreAdminAddress } from '../testing/addresses.ts';
import { announced, answered, count, document, entry, yearsAgo } from './testing/old-records.ts';

/** For which the emulators run no functions, and where nothing else is. */
const PROJECT = 'demo-retention';

const PERIODS = { requests: 15, documents: 15, audit: 20 };
const FOREVER = { requests: 0, documents: 0, audit: 0 };

beforeAll(() => {
  Object.assign(process.env, {
    GCLOUD_PROJECT: PROJECT,
    GOOGLE_CLOUD_PROJECT: PROJECT,
    FIREBASE_CONFIG: JSON.stringify({ projectId: PROJECT, storageBucket: `${PROJECT}.appspot.com` }),
  });
});

beforeEach(async () => {
  await fetch(firestoreAdminAddress(`${PROJECT}/databases/(default)/documents`), { method: 'DELETE' });
  await bucket().deleteFiles({ prefix: `${DOCUMENTS_FOLDER}/`, force: true });
  await schema().doc('version').set({ version: 6, migrating: null, updated_at: '' });
});

afterAll(() => database().terminate());

const link = () => linkAudit({ now: systemClock(), sign: localSigner, settlingSeconds: -1 });
const check = () => checkChain(LOCAL_PUBLIC_KEY, null);
const plan = (periods = PERIODS) => planRemoval(periods, systemClock());
const remove = async (periods = PERIODS) =>
  (await removeExpired(await plan(periods), { periods, by: 'Ada Admin', clock: systemClock })).removed;
const isThere = async (path: string) => (await database().doc(path).get()).exists;

async function onRecord(action: AuditAction) {
  const found = await audit().where('action', '==', action).get();
  return found.docs.map((doc) => doc.data());
}

test('a plan removes nothing, and by default nothing is ever due', async () => {
  const old = await answered(yearsAgo(30));
  await document(yearsAgo(30));
  await link();
  expect(countsOf(await plan(FOREVER))).toEqual({ requests: 0, documents: 0, files: 0, audit: 0 });
  expect(await plan()).toMatchObject({ requests: [old], documents: [expect.any(String)], files: [], audit: [] });
  expect(await isThere(`requests/${old}`)).toBe(true);
});

test('an expired request goes with all that belongs to it, on record with its hash; others stay', async () => {
  const old = await answered(yearsAgo(16));
  const recent = await answered(yearsAgo(14));
  const followedUp = await answered(yearsAgo(16), { lastAnswer: yearsAgo(1) });
  const open = await answered(yearsAgo(16), { status: 'processing' });
  expect(await remove()).toMatchObject({ requests: 1 });
  for (const path of [
    `requests/${old}`,
    `site_requests/${old}`,
    `evaluations/${old}_q1`,
    `notes/${old}_q1`,
    `draft_jobs/${old}_q1`,
    `request_queries/${old}_q1`,
    `site_request_queries/${old}_q1`,
  ])
    expect(await isThere(path)).toBe(false);
  for (const id of [recent, followedUp, open])
    for (const path of [`requests/${id}`, `site_requests/${id}`, `request_queries/${id}_q1`])
      expect(await isThere(path)).toBe(true);
  const entriesOf = async (id: string) => (await searchEntries().where('request_id', '==', id).get()).size;
  expect([await entriesOf(old), await entriesOf(recent)]).toEqual([0, 1]);
  expect(await count(requestCountId('site', 'site'))).toBe(3);
  expect(await count(requestCountId('site', 'site'))).toBe(3);
  expect(await onRecord('retention.request_removed')).toMatchObject([
    {
      target: `requests/${old}`,
      reason: 'Retention, by Ada Admin',
      before: { sha256: expect.stringMatching(/^[0-9a-f]{64}$/) as string, queries: 1, evaluations: 1, notes: 1 },
    },
  ]);
});

test('the number of a removed request is not given again', async () => {
  await studies().doc('study').set({ id: 'study', name: 'LANTERN-3', number_prefix: 'LAN' });
  await answered(yearsAgo(17), { number: 'LAN-0007' });
  await answered(yearsAgo(16), { number: 'LAN-0003' });
  expect(await remove()).toMatchObject({ requests: 2 });
  expect((await studies().doc('study').get()).data()).toMatchObject({ numbers_from: 8 });
});

test('an archived document stays while a request that is kept quotes it, and while it was changed lately', async () => {
  const [free, quoted, lately] = [
    await document(yearsAgo(16)),
    await document(yearsAgo(16)),
    await document(yearsAgo(16)),
  ];
  const active = await document(yearsAgo(16), { document_status: 'active' });
  await answered(yearsAgo(14), { quotes: quoted });
  await entry(yearsAgo(1), { action: 'document.status_changed', target: `documents/${lately}` });
  expect(await remove()).toMatchObject({ documents: 1 });
  const kept = await Promise.all([free, quoted, lately, active].map((id) => isThere(`documents/${id}`)));
  expect(kept).toEqual([false, true, true, true]);
  const [files] = await bucket().getFiles({ prefix: documentFolder(free) });
  expect(files).toEqual([]);
  expect(await onRecord('retention.document_removed')).toMatchObject([
    { target: `documents/${free}`, before: { source: { sha256: 'c0ffee' }, files: [{ size: 5 }] } },
  ]);
});

test('an archived document stays that an announcement quotes or goes with, whatever becomes of the request', async () => {
  const [free, quoted, enclosed] = [
    await document(yearsAgo(16)),
    await document(yearsAgo(16)),
    await document(yearsAgo(16)),
  ];
  await answered(yearsAgo(16), { quotes: quoted });
  await announced(yearsAgo(16), { quotes: quoted });
  await announced(yearsAgo(16), { encloses: enclosed });
  expect(await remove()).toMatchObject({ requests: 1, documents: 1 });
  const kept = await Promise.all([free, quoted, enclosed].map((id) => isThere(`documents/${id}`)));
  expect(kept).toEqual([false, true, true]);
});

test('a document stays that a request quotes which was kept after all', async () => {
  const [free, quoted] = [await document(yearsAgo(16)), await document(yearsAgo(16))];
  const followedUp = await answered(yearsAgo(16), { quotes: quoted });
  const due = await plan();
  expect(due).toMatchObject({ requests: [followedUp], documents: expect.arrayContaining([free, quoted]) as string[] });
  await requests().doc(followedUp).update({ status: 'processing', active_at: systemClock() });
  const { removed } = await removeExpired(due, { periods: PERIODS, by: 'Ada Admin', clock: systemClock });
  expect(removed).toMatchObject({ requests: 0, documents: 1 });
  expect(await isThere(`documents/${quoted}`)).toBe(true);
});

test('what cannot be removed is named, and keeps nothing else', async () => {
  const broken = await answered(yearsAgo(17));
  const old = await answered(yearsAgo(16));
  // No path of a document.
  await requests().doc(broken).update({ study_id: '' });
  const run = await removeExpired(await plan(), { periods: PERIODS, by: 'Ada Admin', clock: systemClock });
  expect(run).toMatchObject({ removed: { requests: 1 }, failures: [{ what: `requests/${broken}` }] });
  expect([await isThere(`requests/${broken}`), await isThere(`requests/${old}`)]).toEqual([true, false]);
});

test('with its last request a document may go as well', async () => {
  const quoted = await document(yearsAgo(16));
  await answered(yearsAgo(16), { quotes: quoted });
  expect(await remove()).toMatchObject({ requests: 1, documents: 1 });
});

test('entries of whole blocks that are old enough are removed, but for those of what is kept', async () => {
  const kept = randomUUID();
  const old = await Promise.all(
    [21, 22, 23].map((years) => entry(yearsAgo(years), { action: 'user.signed_in', target: 'users/u' })),
  );
  const ofKept = await entry(yearsAgo(21.5), { action: 'request.created', target: `requests/${kept}` });
  const announcement = await announced(yearsAgo(21.5), {});
  const ofAnnouncement = await entry(yearsAgo(21.5), { action: 'announcement.read', target: announcement });
  await link();
  await answered(yearsAgo(1), { id: kept });
  await entry(yearsAgo(1), { action: 'user.signed_in', target: 'users/u' });
  await link();
  expect(await check()).toMatchObject({ faults: [], removed: 0, linked: 7 });
  expect(await remove()).toMatchObject({ audit: 3 });
  for (const id of old) expect(await isThere(`audit/${id}`)).toBe(false);
  for (const id of [ofKept, ofAnnouncement]) expect(await isThere(`audit/${id}`)).toBe(true);
  expect(await check()).toMatchObject({ faults: [], removed: 3, linked: 7, unlinked: 1 });
  await link();
  expect(await check()).toMatchObject({ faults: [], removed: 3, unlinked: 0 });
  expect(await remove()).toMatchObject({ audit: 0 });

  await audit().doc(ofKept).delete();
  expect((await check()).faults).toEqual([{ kind: 'entry_missing', block: 1, entry: ofKept }]);
});

test('a removal that was made up, or came too early, explains nothing', async () => {
  const recent = await entry(yearsAgo(10), { action: 'user.signed_in', target: 'users/u' });
  const [block] = await link();
  await audit().doc(recent).delete();
  const claim = { block: block?.number, years: 20, entries: [recent], sha256: 'made up' };
  const made = await entry(yearsAgo(0), { action: 'retention.audit_removed', target: 'audit_blocks/1' });
  await audit().doc(made).update({ before: claim });
  expect((await check()).faults).toEqual(
    expect.arrayContaining([
      { kind: 'entry_missing', block: 1, entry: recent },
      { kind: 'removal_invalid', block: 1, entry: made },
    ]),
  );
});

test('nothing is due before requests of earlier releases are migrated', async () => {
  await schema().doc('version').delete();
  await expect(plan()).rejects.toThrow('npm run migrate');
  expect(countsOf(await plan(FOREVER))).toMatchObject({ requests: 0 });
});

test('files without a record go a month after they were written', async () => {
  const stray = randomUUID();
  await bucket()
    .file(`${documentFolder(stray)}a/source.pdf`)
    .save('%PDF-', { resumable: false });
  const filed = await document(yearsAgo(1), { document_status: 'active' });
  expect((await plan(FOREVER)).files).toEqual([]);
  const later = new Date(Date.now() + 31 * 86_400_000).toISOString();
  expect((await planRemoval(FOREVER, later)).files).toEqual([stray]);
  const due = await planRemoval(FOREVER, later);
  const { removed } = await removeExpired(due, { periods: FOREVER, by: 'Ada Admin', clock: systemClock });
  expect(removed).toMatchObject({ files: 1 });
  expect(await isThere(`documents/${filed}`)).toBe(true);
  expect(await onRecord('retention.files_removed')).toMatchObject([{ target: `documents/${stray}` }]);
});
