import type { Page } from '@playwright/test';
import { documents } from '../functions/src/firebase/collections.ts';
import { makePages } from '../functions/src/testing/make-pages.ts';
import { MESSAGES } from '@trialdesk/contract/messages';
import { emulatorVariables } from '../tools/emulators/addresses.ts';
import { demoStudy } from './harness/demo-study.ts';
import { expectAccessible } from './harness/expect-accessible.ts';
import { expect, test } from './harness/journey.ts';
import { selectOption, expectToast } from './harness/screen.ts';

const PROTOCOL = 'LANTERN-3 Protocol v3.0';

const bare = (name: string) => name.replace(/\.pdf$/, '');
const card = (page: Page, name: string) => page.getByRole('article', { name: bare(name), exact: true });

async function pdf(name: string) {
  const buffer = Buffer.from(await makePages([['1 Storage', 'Keep the kits between 2 and 8 degrees Celsius.']]));
  return { name, mimeType: 'application/pdf', buffer };
}

test('searches, archives after confirmation, and restores a document', async ({ signIn, given }) => {
  const { name } = await given.document();
  const page = await signIn('manager', '/documents');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Study Documents');
  const search = page.getByRole('searchbox', { name: 'Search documents by name' });
  await search.fill(name.toUpperCase());
  const found = page.getByRole('tabpanel').getByRole('article');
  await expect(found).toHaveCount(1);
  await expect(card(page, name)).toContainText('12 pages, 40 passages.');
  await expect(card(page, name).getByText('Active', { exact: true })).toHaveCount(0);
  await expect(card(page, name).getByText('Ready', { exact: true })).toBeVisible();
  await expectAccessible(page);

  const archive = page.getByRole('button', { name: `Archive ${bare(name)}` });
  await archive.click();
  const dialog = page.getByRole('dialog', { name: 'Archive Document' });
  await expect(dialog).toContainText('will no longer be used to train the model to provide answers');
  await expect(dialog).toContainText('can be restored from the archived tab');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(archive).toBeFocused();
  await archive.click();
  await dialog.getByLabel('Reason (optional)').fill('Superseded by an amendment');
  await dialog.getByRole('button', { name: 'Archive' }).click();
  await expectToast(page, 'archived', { name });
  await expect(page.getByText(`No active documents matching "${name.toUpperCase()}"`)).toBeVisible();
  await expect(page.getByRole('tabpanel')).toBeFocused();

  await page.getByRole('tab', { name: 'Archived' }).click();
  await expect(page).toHaveURL(/tab=archived/);
  await expect(card(page, name).getByText('Archived', { exact: true })).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: `Restore ${bare(name)}` }).click();
  await expectToast(page, 'restored', { name });
  await expect(found).toHaveCount(0);
  await page.goBack();
  await expect(page.getByRole('tab', { name: 'Active' })).toHaveAttribute('aria-selected', 'true');
});

test('moves the focus to the list when the document is gone before its dialog', async ({ signIn, given }) => {
  const { name } = await given.document();
  const page = await signIn('manager', '/documents');
  await page.route('**/api/v1/documents/*/status', async (route) => {
    const response = await route.fetch();
    await expect(card(page, name)).toHaveCount(0);
    await route.fulfill({ response });
  });
  await page.getByRole('button', { name: `Archive ${bare(name)}` }).click();
  await page.getByRole('dialog', { name: 'Archive Document' }).getByRole('button', { name: 'Archive' }).click();
  await expectToast(page, 'archived', { name });
  await expect(page.getByRole('tabpanel')).toBeFocused();
});

test('shows the ingestion result on the card live', async ({ signIn, given }) => {
  const { id, name } = await given.document({ ingestion: { state: 'queued', since: '2026-01-01T00:00:00.000Z' } });
  const page = await signIn('manager', '/documents');
  await expect(card(page, name).getByText('Queued')).toBeVisible();
  await documents()
    .doc(id)
    .update({
      ingestion: { state: 'failed', at: new Date().toISOString(), reason: 'encrypted' },
    });
  await expect(card(page, name).getByText('Failed')).toBeVisible();
  await expect(
    card(page, name).getByText('The PDF is protected with a password. Upload a copy without one.'),
  ).toBeVisible();
});

test('uploads and ingests a PDF, beside one of the same name on request, and rejects other files', async ({
  signIn,
  given,
}) => {
  const file = await pdf(`Storage ${Date.now()}.pdf`);
  given.deleteAtEnd({ document: file.name });
  const { id: study_id } = await demoStudy('WAYPOINT-2');
  // Not ready, so that no question of the study searches a document without a file.
  const ingestion = { state: 'failed', at: '2026-01-01T00:00:00.000Z', reason: 'encrypted' } as const;
  await given.document({ name: file.name, study_id, ingestion });
  const page = await signIn('manager', '/documents');
  await page.getByRole('button', { name: 'Upload Document' }).click();
  const dialog = page.getByRole('dialog', { name: 'Upload Document' });
  const upload = dialog.getByRole('button', { name: 'Upload', exact: true });
  await expect(dialog.getByText('Only PDF files are supported.')).toBeVisible();
  await expect(upload).toBeDisabled();
  await dialog
    .getByLabel('PDF files')
    .setInputFiles([{ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('No protocol') }, file]);
  const refused = dialog.getByRole('listitem').filter({ hasText: 'notes.txt' });
  await expect(refused.getByRole('alert')).toHaveText(MESSAGES.pdfOnly.text);
  await selectOption(dialog, 'Study', 'WAYPOINT-2');
  await dialog.getByRole('checkbox', { name: `Keep both in use: ${file.name}` }).check();
  await expectAccessible(page);
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeVisible();
  await upload.click();
  await expectToast(page, 'uploadSucceeded', { name: file.name });
  await expect(refused.getByRole('alert')).toHaveText(MESSAGES.pdfOnly.text);
  // Finished uploads cannot be cancelled.
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toHaveCount(0);
  await refused.getByRole('button', { name: 'Remove notes.txt' }).click();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Upload Document' })).toBeFocused();
  const uploaded = card(page, file.name).filter({ hasText: 'Version 2' });
  await expect(uploaded).toContainText('WAYPOINT-2');
  await expect(uploaded.getByText('Ready', { exact: true })).toBeVisible();
  await expect(card(page, file.name).filter({ hasText: 'Version 1 ' })).toContainText('Failed');
});

test('pages through, searches, refreshes and downloads a document', async ({ signIn }) => {
  const page = await signIn('manager', '/documents');
  const pdfCode: string[] = [];
  page.on('request', (request) => {
    if (/\/pdf[.-][^/]*\.m?js$/.test(request.url())) pdfCode.push(request.url());
  });
  const view = page.getByRole('button', { name: `View ${PROTOCOL}` });
  await expect(view).toBeVisible();
  expect(pdfCode, 'PDF viewing loads only when a PDF is opened').toEqual([]);
  await view.click();
  const dialog = page.getByRole('dialog', { name: `${PROTOCOL}.pdf` });
  await expect(dialog.getByRole('region', { name: 'Page 1' })).toHaveAttribute('aria-label', 'Page 1');
  await expect(dialog.locator('canvas').first()).toBeVisible();
  expect(pdfCode.length).toBeGreaterThan(0);
  await expectAccessible(page);

  await dialog.getByRole('button', { name: 'Next page' }).click();
  await expect(dialog.getByRole('region', { name: 'Page 2' })).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Page number' }).fill('12');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('region', { name: 'Page 12' })).toBeVisible();
  await dialog.getByRole('searchbox', { name: 'Search in this document' }).fill('pregabalin');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText(/^1 of \d+/).last()).toBeVisible();
  await dialog.getByRole('button', { name: 'Zoom in' }).click();
  await expect(dialog.getByText('125%')).toBeVisible();

  await dialog.getByRole('button', { name: 'Refresh' }).click();
  await expectToast(page, 'urlRefreshed');
  const downloading = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Download' }).click();
  expect((await downloading).suggestedFilename()).toBe(`${PROTOCOL}.pdf`);
  await expectToast(page, 'downloadStarted', { name: `${PROTOCOL}.pdf` });
  await dialog.getByRole('button', { name: 'Download' }).press('Escape');
  await expect(view).toBeFocused();
});

test('reports a missing file in the viewer, on download and on refresh', async ({ signIn, failing, expectFault }) => {
  expectFault(new RegExp(`status of 404.*${emulatorVariables.FIREBASE_STORAGE_EMULATOR_HOST}`));
  // pdf.js also rejects a promise that nobody waits for, under its minified name.
  expectFault(/^uncaught: \w{1,3}$/);
  const page = await signIn('manager', '/documents');
  const storage = `${emulatorVariables.STORAGE_EMULATOR_HOST}/**`;
  await page.route(storage, (route) => route.fulfill({ status: 404, headers: { 'Access-Control-Allow-Origin': '*' } }));
  await page.getByRole('button', { name: `View ${PROTOCOL}` }).click();
  const dialog = page.getByRole('dialog');
  const fallback = dialog.getByRole('alert').filter({ hasText: MESSAGES.viewerFailed.text });
  await expect(fallback).toBeVisible();
  await dialog.getByRole('button', { name: 'Download' }).click();
  await expectToast(page, 'downloadFailed');

  await page.unroute(storage);
  const call = await failing(page, 'GET /api/v1/documents/*/url', { status: 500 });
  await dialog.getByRole('button', { name: 'Refresh' }).click();
  await expectToast(page, 'refreshFailed');
  await expect(fallback).toBeVisible();
  await expectAccessible(page);
  call.restore();
  await dialog.getByRole('button', { name: 'Refresh' }).click();
  await expectToast(page, 'urlRefreshed');
  await expect(dialog.locator('canvas').first()).toBeVisible();
});
