import type { Page } from '@playwright/test';
import { documents } from '../functions/src/firebase/collections.ts';
import { makePages } from '../functions/src/testing/make-pages.ts';
import { demoStudy } from './harness/demo-study.ts';
import { reviewPath } from './harness/drafted-request.ts';
import { expectAccessible } from './harness/expect-accessible.ts';
import { readyDraft } from './harness/given.ts';
import { expect, test } from './harness/journey.ts';
import { selectOption } from './harness/screen.ts';

async function pdf(name: string, sentence: string) {
  const buffer = Buffer.from(await makePages([['1 Storage', sentence]]));
  return { name, mimeType: 'application/pdf', buffer };
}

/** Opens the upload dialog with this file and the study selected. */
async function chooseFile(page: Page, file: Awaited<ReturnType<typeof pdf>>) {
  await page.getByRole('button', { name: 'Upload Document' }).click();
  const dialog = page.getByRole('dialog', { name: 'Upload Document' });
  await dialog.getByLabel('PDF files').setInputFiles(file);
  await selectOption(dialog, 'Study', 'WAYPOINT-2');
  return dialog;
}

test('replaces a document with a new version; citations still open the old one', async ({ signIn, given }) => {
  const title = `Pharmacy manual ${Date.now()}`;
  const name = `${title}.pdf`;
  given.deleteAtEnd({ document: name });
  const site = await given.site();
  const manager = await given.person('Site Manager', [site]);
  const page = await signIn(manager, '/documents');
  const cards = page.getByRole('article', { name: title, exact: true });
  const first = await chooseFile(page, await pdf(name, 'Keep the kits between 2 and 8 degrees Celsius.'));
  await expect(first.getByRole('checkbox', { name: /^Keep both in use/ })).toHaveCount(0);
  await first.getByRole('button', { name: 'Upload', exact: true }).click();
  await expect(cards.getByText('Ready', { exact: true })).toBeVisible();

  const second = await chooseFile(page, await pdf(name, 'Keep the kits between 15 and 25 degrees Celsius.'));
  const replacementNote = second.getByRole('listitem').filter({ hasText: name }).getByRole('status');
  await expect(replacementNote).toHaveText(/^Replaces version 1 \(/);
  const keepBoth = second.getByRole('checkbox', { name: `Keep both in use: ${name}` });
  await keepBoth.check();
  await expect(replacementNote).toHaveText(/^Used alongside version 1 \(/);
  await expectAccessible(page);
  await keepBoth.uncheck();
  await second.getByRole('button', { name: 'Upload', exact: true }).click();
  await expect(second).toHaveCount(0);
  // Both are in use until the new version has been read.
  await expect(cards).toHaveText([/Version 2/]);
  await expect(cards.getByText('Ready', { exact: true })).toBeVisible();
  await page.getByRole('tab', { name: 'Archived' }).click();
  await expect(cards).toContainText(/Replaced by version 2 \(.+\)\. Restoring it puts both in use\./);

  const [old] = (await documents().where('name', '==', name).where('version', '==', 1).get()).docs;
  const quote = { document_id: old?.id ?? '', document_name: name, document_version: 1, page: 1, section: '1 Storage' };
  const citation = { ...quote, number: 1, text_snippet: 'Keep the kits between 2 and 8 degrees Celsius.' };
  const draft = readyDraft('Between 2 and 8 degrees. [1]', [citation]);
  const request = await given.request({ site, study: await demoStudy('WAYPOINT-2'), queries: [{ draft }] });
  await page.goto(reviewPath(request));
  const citations = page.getByRole('complementary', { name: 'Citations' }).getByRole('list', { name: 'Citations' });
  await expect(citations).toContainText('Version 1, archived');
  await citations.getByRole('button', { name: `${name}, page 1` }).click();
  await expect(page.getByRole('region', { name }).locator('.td-pdf-mark').first()).toBeInViewport();
});
