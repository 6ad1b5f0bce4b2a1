import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { LIMITS } from '@trialdesk/contract/limits';
import { requestNumber } from '@trialdesk/contract/request-number';
import { Timestamp } from 'firebase-admin/firestore';
import { database } from '../functions/src/firebase/app.ts';
import * as stored from '../functions/src/firebase/collections.ts';
import type { StoredAuditEntry } from '../functions/src/stored-audit-entry.ts';
import { newUser } from '../functions/src/testing/new-user.ts';
import { commitTogether } from '../functions/src/testing/commit-together.ts';
import { countDocumentReads } from './harness/document-reads.ts';
import { expectAccessible } from './harness/expect-accessible.ts';
import type { Given } from './harness/given.ts';
import { expect, test } from './harness/journey.ts';
import { expectNothingBeside, selectOption } from './harness/screen.ts';

const FIRST = Date.parse('2020-03-02T17:00:00.000Z');

/** Entries of one person, an hour apart, by default each on a request of its own; the last edits a response. */
async function recordedEntries(given: Given, count: number, requestId?: string): Promise<StoredAuditEntry[]> {
  const actor_id = randomUUID();
  const entries = Array.from({ length: count }, (_, n): StoredAuditEntry => {
    const at = new Date(FIRST + n * 3_600_000);
    return {
      id: randomUUID(),
      at: at.toISOString(),
      committed_at: Timestamp.fromDate(at),
      actor_id,
      actor_name: '=Robin Reed',
      actor_role: 'Site Manager',
      action: n === count - 1 ? 'answer.edited' : 'answer.sent',
      target: `requests/${requestId ?? `request-${actor_id}-${n}`}`,
      before: null,
      after: { text: `Answer ${n}` },
      reason: n === 0 ? 'A reason given' : null,
    };
  });
  const batch = database().batch();
  for (const entry of entries) batch.create(stored.audit().doc(entry.id), entry);
  await batch.commit();
  given.onEnd(() =>
    Promise.all(entries.map(({ id }) => commitTogether((end) => void end.delete(stored.audit().doc(id))))),
  );
  return entries;
}

test('filters the audit trail by person, action, request, its number and time, and shows what changed', async ({
  signIn,
  given,
}) => {
  const [first] = await recordedEntries(given, 3);
  if (!first) throw new Error('There are entries');
  const sequence = Date.now() % 100_000_000;
  const number = requestNumber('AUD', sequence);
  const { request_id } = await given.request({ site: await given.site(), number });
  await recordedEntries(given, 2, request_id);
  const administrator = await given.person('Administrator', []);
  const page = await signIn(administrator);
  await page.getByRole('link', { name: 'Audit Trail' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Audit Trail');
  const rows = page.getByRole('list', { name: 'Entries, newest first' }).getByRole('listitem');
  await expect(rows.first()).toBeVisible();
  await expectAccessible(page);

  const request = page.getByLabel('Request', { exact: true });
  await request.fill(`aud ${sequence}`);
  await expect(rows).toHaveCount(2);
  await expect(rows.first()).toContainText('Response edited');
  await expect(rows.first().getByRole('link', { name: number })).toBeVisible();

  await page.goto(`/audit?actor=${administrator.id}`);
  await expect(rows.filter({ hasText: 'Signed in' })).toHaveCount(1);

  await page.goto(`/audit?actor=${first.actor_id}`);
  await expect(rows).toHaveCount(3);
  await expect(rows.first()).toContainText('Response edited');
  await selectOption(page, 'Action', 'Response sent');
  await expect(rows).toHaveCount(2);
  await request.fill(`https://trialdesk.example/request/request-${first.actor_id}-0`);
  await expect(rows).toHaveCount(1);
  await rows.getByRole('button', { name: 'Details: Response sent' }).click();
  await expect(rows).toContainText('A reason given');
  await expect(rows).toContainText('"text": "Answer 0"');
  await expectAccessible(page);
  await page.getByLabel('From', { exact: true }).fill('2020-03-03');
  await expect(page.getByText('No entries match this filter.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Clear filter' })).toBeVisible();
  await page.getByLabel('From', { exact: true }).fill('2020-03-02');
  await page.getByLabel('To', { exact: true }).fill('2020-03-02');
  await expect(rows).toHaveCount(1);
  await page.reload();
  await expect(rows).toHaveCount(1);
  await page.setViewportSize({ width: 400, height: 800 });
  await expectNothingBeside(page);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Clear' }).click();
  await expect(page).toHaveURL(/\/audit$/);
});

test('finds a person by the start of a name or address, and reads the first only', async ({ signIn, given }) => {
  const tag = String(Date.now());
  const people = await Promise.all(
    Array.from({ length: 80 }, async (_, at) => {
      const user = newUser('Clinical Researcher', []);
      const named = { ...user, name: `Quill ${tag} ${at}`, email: `0-${tag}-${at}@example.test` };
      await stored.users().doc(user.id).create(named);
      given.onEnd(() => stored.users().doc(user.id).delete());
      return named;
    }),
  );
  const page = await signIn('administrator', '/settings');
  const reads = await countDocumentReads(page);
  await page.goto('/audit');
  const person = page.getByRole('combobox', { name: 'Person' });
  const options = page.getByRole('listbox', { name: 'Person' }).getByRole('option');
  await expect(page.getByRole('list', { name: 'Entries, newest first' })).toBeVisible();
  expect(reads.distinct()).toBeLessThanOrEqual(2);
  await person.click();
  await expect(options).toHaveCount(25);
  await expectAccessible(page);
  await person.fill(`quill ${tag} 3`);
  await expect(options).toHaveText(
    [3, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39].map((at) => `Quill ${tag} ${at} (0-${tag}-${at}@example.test)`),
  );
  await person.fill(`0-${tag}-17`);
  await expect(options).toHaveCount(1);
  await person.press('ArrowDown');
  await person.press('Enter');
  await expect(page).toHaveURL(new RegExp(`actor=${people[17]?.id}`));
  await expect(page.getByText('No entries match this filter.')).toBeVisible();
  expect(reads.distinct(), JSON.stringify(reads.byCollection())).toBeLessThanOrEqual(60);
  await page.reload();
  await expect(person).toHaveValue(`Quill ${tag} 17 (0-${tag}-17@example.test)`);
  await person.fill('nobody of this name');
  await expect(page.getByText('None found')).toBeVisible();
  await person.fill('');
  await expect(page).toHaveURL(/\/audit$/);
});

test('shows older entries on request, and downloads all of them for spreadsheets', async ({ signIn, given }) => {
  const entries = await recordedEntries(given, LIMITS.auditPage + 5);
  const page = await signIn('administrator', `/audit?actor=${entries[0]?.actor_id ?? ''}`);
  const rows = page.getByRole('list', { name: 'Entries, newest first' }).getByRole('listitem');
  await expect(rows).toHaveCount(LIMITS.auditPage);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download CSV' }).click();
  const lines = (await readFile(await (await download).path(), 'utf8')).trim().split('\r\n');
  expect(lines).toHaveLength(entries.length + 1);
  expect(lines[1]).toContain(`,"'=Robin Reed",`);
  await page.getByRole('button', { name: 'Show older entries' }).click();
  await expect(rows).toHaveCount(entries.length);
  await expect(page.getByRole('button', { name: 'Show older entries' })).toHaveCount(0);
});
