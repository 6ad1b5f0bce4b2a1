import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { audit, documents } from '../functions/src/firebase/collections.ts';
import { makePages } from '../functions/src/testing/make-pages.ts';
import { demoStudy } from './harness/demo-study.ts';
import { expectAccessible } from './harness/expect-accessible.ts';
import { expect, test } from './harness/journey.ts';
import { expectFieldError, expectToast, selectOption } from './harness/screen.ts';

const bare = (name: string) => name.replace(/\.pdf$/, '');

async function pdf(name: string) {
  const buffer = Buffer.from(await makePages([['1 Couriers', 'Call the courier before noon.']]));
  return { name, mimeType: 'application/pdf', buffer };
}

test('asks for the study of an upload, keeps the chosen file, and uploads it elsewhere after a failure', async ({
  signIn,
  given,
  expectFault,
}) => {
  expectFault(/status of 503/);
  const file = await pdf(`Courier ${Date.now()}.pdf`);
  given.deleteAtEnd({ document: file.name });
  const page = await signIn('manager', '/documents');
  const open = page.getByRole('button', { name: 'Upload Document' });
  const dialog = page.getByRole('dialog', { name: 'Upload Document' });
  await open.click();
  await dialog.getByLabel('Study').press('Escape');
  await expect(dialog, 'closes when there is nothing to lose').toHaveCount(0);
  await open.click();
  await dialog.getByLabel('PDF files').setInputFiles(file);
  const row = dialog.getByRole('listitem').filter({ hasText: file.name });
  await expect(row).toContainText('Study: not selected yet');
  const upload = dialog.getByRole('button', { name: 'Upload', exact: true });
  await upload.click();
  await expectFieldError(
    dialog.getByRole('combobox', { name: 'Study' }),
    'Please select a study, or all studies on purpose',
  );
  await selectOption(dialog, 'Study', 'All studies');
  await expect(dialog.getByText(/^Searched for every question of every study\./)).toBeVisible();
  await expectAccessible(page);
  await selectOption(dialog, 'Study', 'LANTERN-3');
  await page.keyboard.press('Escape');
  await page.mouse.click(5, 5);
  await expect(row).toBeVisible();

  // The server has it under this key, but the reply is lost.
  await page.route('**/api/v1/documents/upload', async (route) => {
    await route.fetch();
    await route.fulfill({ status: 503, json: { detail: 'Try again.', code: 'unavailable' } });
  });
  await upload.click();
  await expectToast(page, 'uploadFailed');
  await expect(row.getByRole('alert')).toHaveText('Try again.');
  await expectAccessible(page);
  await page.unroute('**/api/v1/documents/upload');
  await selectOption(dialog, 'Study', 'WAYPOINT-2');
  await expect(row).toContainText('Study: WAYPOINT-2');
  await upload.click();
  await expectToast(page, 'uploadSucceeded', { name: file.name });
  const waypoint = page.getByRole('region', { name: 'WAYPOINT-2' });
  await expect(waypoint.getByRole('article', { name: bare(file.name), exact: true })).toBeVisible();
});

test('moves a document to another study with a reason', async ({ signIn, given, failing }) => {
  // Not ready, so that no question of any study searches a document without a file.
  const ingestion = { state: 'failed', at: '2026-01-01T00:00:00.000Z', reason: 'damaged' } as const;
  const { id, name } = await given.document({ study_id: null, ingestion, page_count: 0 });
  const page = await signIn('manager', '/documents');
  const shared = page.getByRole('region', { name: 'All studies', exact: true });
  await expect(shared.getByRole('heading', { name: bare(name) })).toBeVisible();
  await page.getByRole('button', { name: `Move ${bare(name)}` }).click();
  const dialog = page.getByRole('dialog', { name: 'Move to Another Study' });
  const move = dialog.getByRole('button', { name: 'Move' });
  await expect(move).toBeDisabled();
  await selectOption(dialog, 'Study', 'WAYPOINT-2');
  await dialog.getByLabel('Reason (optional)').fill('Filed under the wrong study');
  await expectAccessible(page);
  const call = await failing(page, 'PATCH /api/v1/documents/*', { status: 500 });
  await move.click();
  await expectToast(page, 'documentMoveFailed');
  await expect(dialog.getByLabel('Reason (optional)'), 'what was typed is kept').toHaveValue(
    'Filed under the wrong study',
  );
  call.restore();
  await move.click();
  await expectToast(page, 'documentMoved', { name, study: 'WAYPOINT-2' });
  const waypoint = page.getByRole('region', { name: 'WAYPOINT-2' });
  await expect(waypoint.getByRole('heading', { name: bare(name) })).toBeVisible();
  const entries = await audit().where('target', '==', `documents/${id}`).get();
  expect(entries.docs.map((entry) => entry.data())).toMatchObject([
    { action: 'document.study_changed', reason: 'Filed under the wrong study', before: { study_id: null } },
  ]);
});

test('uploads a new version under another name, with label and effective date', async ({ signIn, given }) => {
  const { id: study_id } = await demoStudy('WAYPOINT-2');
  // Not ready, so that no question of the study searches a document without a file.
  const ingestion = { state: 'failed', at: '2026-01-01T00:00:00.000Z', reason: 'damaged' } as const;
  const old = await given.document({ study_id, ingestion, page_count: 0 });
  const file = await pdf(`Amended ${Date.now()}.pdf`);
  given.deleteAtEnd({ document: file.name });
  const page = await signIn('manager', '/documents');
  await page.getByRole('button', { name: 'Upload Document' }).click();
  const dialog = page.getByRole('dialog', { name: 'Upload Document' });
  await selectOption(dialog, 'Study', 'WAYPOINT-2');
  await dialog.getByLabel('PDF files').setInputFiles(file);
  await selectOption(dialog, 'New version of', `${bare(old.name)}, version 1`);
  await expect(dialog.getByRole('status').filter({ hasText: `Replaces ${bare(old.name)}, version 1` })).toBeVisible();
  await dialog.getByLabel('Version label (optional)').fill('Amendment 2');
  await dialog.getByLabel('Effective date (optional)').fill('2026-11-01');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Upload', exact: true }).click();
  await expectToast(page, 'uploadSucceeded', { name: file.name });
  const card = page.getByRole('article', { name: bare(file.name), exact: true });
  await expect(card).toContainText('Version 2 · Amendment 2 · effective Nov 1, 2026');
});

test('deletes a failed upload, and marks unreadable pages in amber', async ({ signIn, given, failing }) => {
  const ingestion = { state: 'failed', at: new Date().toISOString(), reason: 'damaged' } as const;
  const failed = await given.document({ ingestion, page_count: 0 });
  const partly = await given.document({
    ingestion: { state: 'ready', at: new Date().toISOString(), passages: 4, pages_without_text: [2] },
  });
  const page = await signIn('manager', '/documents');
  const card = page.getByRole('article', { name: bare(partly.name), exact: true });
  await expect(card).toContainText('Page 2 has no readable text.');
  await expect(card.getByText('Ready', { exact: true })).toHaveCSS('color', await attentionColor(page));
  await expect(card.getByRole('button', { name: /^Delete/ })).toHaveCount(0);
  await page.getByRole('button', { name: `Delete ${bare(failed.name)}` }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete Document' });
  await expectAccessible(page);
  const call = await failing(page, 'DELETE /api/v1/documents/*', { status: 500 });
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expectToast(page, 'documentDeleteFailed');
  call.restore();
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expectToast(page, 'documentDeleted', { name: failed.name });
  await expect(page.getByRole('article', { name: bare(failed.name), exact: true })).toHaveCount(0);
  expect((await documents().doc(failed.id).get()).exists).toBe(false);
});

async function attentionColor(page: Page): Promise<string> {
  return page.evaluate(() => {
    const probe = document.createElement('span');
    probe.style.color = 'var(--td-attention)';
    document.body.append(probe);
    const { color } = getComputedStyle(probe);
    probe.remove();
    return color;
  });
}

test('reads a window of many documents, older ones on request, as cards or a table', async ({ signIn, given }) => {
  const study_id = `study-${randomUUID()}`;
  const day = (number: number) => new Date(Date.UTC(2026, 0, 1 + number)).toISOString();
  for (let number = 0; number < 30; number++) {
    await given.document({ study_id, name: `Manual ${number}.pdf`, upload_date: day(number) });
  }
  const page = await signIn('manager', `/documents?study=${study_id}`);
  const cards = page.getByRole('tabpanel').getByRole('article');
  await expect(cards).toHaveCount(25);
  await expect(cards.first()).toHaveAccessibleName('Manual 29');
  await expect(page.getByText('Showing 25 of 30 documents')).toBeVisible();
  await page.getByRole('button', { name: 'Show older documents' }).click();
  await expect(cards).toHaveCount(30);
  await expect(page.getByRole('button', { name: 'Show older documents' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Table', exact: true }).click();
  await expect(page).toHaveURL(/view=table/);
  await expect(cards).toHaveCount(0);
  const table = page.getByRole('region', { name: `Documents: ${study_id}` });
  await expect(table.getByRole('row')).toHaveCount(31);
  await expectAccessible(page);

  await page.getByRole('searchbox', { name: 'Search documents by name' }).fill('manual 3.pdf');
  await expect(table.getByRole('rowheader')).toHaveText(['Manual 3']);
  await page.getByRole('combobox', { name: 'Documents of' }).click();
  await page.getByRole('option', { name: 'WAYPOINT-2' }).click();
  await expect(page.getByText('No active documents matching "manual 3.pdf"')).toBeVisible();
});
