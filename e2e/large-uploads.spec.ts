import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page, Route } from '@playwright/test';
import { uploads } from '../functions/src/firebase/collections.ts';
import { makePages } from '../functions/src/testing/make-pages.ts';
import { emulatorVariables } from '../tools/emulators/addresses.ts';
import { expectAccessible } from './harness/expect-accessible.ts';
import { expect, test } from './harness/journey.ts';
import { expectToast, selectOption } from './harness/screen.ts';

const MEBIBYTE = 1024 * 1024;
const STORAGE = `${emulatorVariables.STORAGE_EMULATOR_HOST}/upload/**`;

let folder: string;

test.beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'large-'));
});

test.afterAll(() => {
  rmSync(folder, { recursive: true });
});

/** On disk, since a file chosen again must have the same time. */
async function largePdf(name: string): Promise<string> {
  const file = path.join(folder, name);
  const padding = { info: { keywords: 'x'.repeat(10 * MEBIBYTE) } };
  writeFileSync(file, await makePages([['1 Storage', 'Keep the kits between 2 and 8 degrees Celsius.']], padding));
  return file;
}

const rangeOf = (route: Route) => route.request().headers()['content-range'] ?? '';

/** The connection fails once the first chunk has arrived, until it is restored. */
async function loseConnection(page: Page): Promise<() => void> {
  let connection: 'kept' | 'lost' | 'restored' = 'kept';
  await page.route(STORAGE, (route) => {
    if (connection === 'kept' && !/bytes (0-|\*)/.test(rangeOf(route))) connection = 'lost';
    return connection === 'lost' ? route.abort('connectionreset') : route.fallback();
  });
  // Stays in place: a route that is removed while a page loads ends the interception of all its requests.
  return () => {
    connection = 'restored';
  };
}

async function choose(page: Page, file: string) {
  await page.getByRole('button', { name: 'Upload Document' }).click();
  const dialog = page.getByRole('dialog', { name: 'Upload Document' });
  await dialog.getByLabel('PDF files').setInputFiles(file);
  await selectOption(dialog, 'Study', 'WAYPOINT-2');
  return dialog;
}

test('a large file goes straight to Storage, and on by itself when the connection is back', async ({
  signIn,
  given,
  expectFault,
}) => {
  expectFault(/ERR_CONNECTION_RESET/);
  const name = `Large ${Date.now()}.pdf`;
  given.deleteAtEnd({ document: name });
  const page = await signIn('manager', '/documents');
  const restore = await loseConnection(page);
  const dialog = await choose(page, await largePdf(name));
  await dialog.getByRole('button', { name: 'Upload', exact: true }).click();
  await expect(dialog.getByText('No connection. The upload continues by itself.')).toBeVisible();
  await expect(dialog.getByText('4.0 of 10.0 MB')).toBeVisible();
  await expect(dialog.getByRole('progressbar', { name: `Uploading ${name}` })).toHaveAttribute('aria-valuenow', '40');
  await expectAccessible(page);

  const ranges: string[] = [];
  page.on('request', (request) => ranges.push(request.headers()['content-range'] ?? ''));
  restore();
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expectToast(page, 'uploadSucceeded', { name });
  expect(ranges.filter((range) => range.startsWith('bytes 0-'))).toEqual([]);
  await expect(dialog).toBeHidden();
  const card = page.getByRole('article', { name: name.replace('.pdf', ''), exact: true });
  await expect(card.getByText('Ready', { exact: true })).toBeVisible();
  await expect(card).toContainText('WAYPOINT-2');
});

test('after a reload, an upload goes on where it was once the file is chosen again', async ({
  signIn,
  given,
  expectFault,
}) => {
  expectFault(/ERR_CONNECTION_RESET/);
  const name = `Reloaded ${Date.now()}.pdf`;
  given.deleteAtEnd({ document: name });
  const page = await signIn('manager', '/documents');
  const restore = await loseConnection(page);
  const file = await largePdf(name);
  await (await choose(page, file)).getByRole('button', { name: 'Upload', exact: true }).click();
  await expect(page.getByText('4.0 of 10.0 MB')).toBeVisible();
  await page.reload();
  restore();
  await page.getByRole('button', { name: 'Upload Document' }).click();
  const dialog = page.getByRole('dialog', { name: 'Upload Document' });
  await expect(dialog.getByText('4.0 of 10.0 MB sent. Choose the file again to continue.')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByLabel('PDF files').setInputFiles(file);
  await expect(dialog.getByText('Continues after 4.0 of 10.0 MB')).toBeVisible();

  const ranges: string[] = [];
  page.on('request', (request) => ranges.push(request.headers()['content-range'] ?? ''));
  await dialog.getByRole('button', { name: 'Upload', exact: true }).click();
  await expectToast(page, 'uploadSucceeded', { name });
  expect(ranges.filter((range) => range.startsWith('bytes 0-'))).toEqual([]);
});

test('a running upload can be cancelled, and nothing is left of it', async ({ signIn, given, expectFault }) => {
  expectFault(/ERR_CONNECTION_RESET/);
  const name = `Cancelled ${Date.now()}.pdf`;
  given.deleteAtEnd({ document: name });
  const manager = await given.person('Site Manager', [await given.site()]);
  const page = await signIn(manager, '/documents');
  await loseConnection(page);
  const dialog = await choose(page, await largePdf(name));
  await dialog.getByRole('button', { name: 'Upload', exact: true }).click();
  await expect(page.getByText('4.0 of 10.0 MB')).toBeVisible();
  const own = uploads().where('member_id', '==', manager.id);
  expect((await own.get()).size).toBe(1);
  await dialog.getByRole('button', { name: `Cancel ${name}` }).click();
  await expect(dialog.getByText(name)).toHaveCount(0);
  await expect.poll(async () => (await own.get()).size).toBe(0);
  await page.reload();
  await page.getByRole('button', { name: 'Upload Document' }).click();
  await expect(page.getByText('Choose the file again')).toHaveCount(0);
});
