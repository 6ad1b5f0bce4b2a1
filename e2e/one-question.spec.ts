import { expectAccessible } from './harness/expect-accessible.ts';
import { expect, test } from './harness/journey.ts';
import { selectOption } from './harness/screen.ts';
import { makePages } from '../functions/src/testing/make-pages.ts';

/*
 * The complete workflow: a site asks, a draft arrives, the manager edits, rates and sends it, the site reads it and
 * asks a follow-up, which is answered from a newly uploaded document. No page is reloaded.
 */
test('a question goes from the site to a sent answer and back to a follow-up', async ({ signIn, given }) => {
  const title = `Room temperature overnight ${Date.now()}`;
  const handbook = `Courier handbook ${Date.now()}`;
  given.deleteAtEnd({ title, document: `${handbook}.pdf` });
  const researcher = await signIn('researcher');
  const manager = await signIn('manager');
  await expect(manager.getByRole('heading', { name: 'Study Requests Dashboard' })).toBeVisible();

  await test.step('the researcher asks', async () => {
    await researcher.getByRole('link', { name: 'New Request' }).click();
    await expect(researcher.getByRole('heading', { name: 'Submit a Study Request' })).toBeVisible();
    await researcher.getByLabel('Title').fill(title);
    await selectOption(researcher, 'Study', 'LANTERN-3');
    await selectOption(researcher, 'Category', 'Study Procedures');
    await researcher
      .getByLabel('Request Details')
      .fill('IMP was at 28 °C for 10 hours in the cabinet. May we still dispense it, or quarantine it first?');
    await expectAccessible(researcher);
    await researcher.getByRole('button', { name: 'Submit' }).click();
    await expect(researcher).toHaveURL(/\/site-request\//);
    await expect(researcher.getByText('Awaiting response from research team')).toBeVisible();
  });

  await test.step('the manager sees it come, and the draft with what it rests on', async () => {
    await manager.getByRole('link', { name: `View Details: ${title}` }).click();
    await expect(manager).toHaveURL(/\/request\//);
    await expect(manager.getByRole('heading', { name: title })).toBeInViewport();
    const citation = manager.getByRole('button', { name: /LANTERN-3 Protocol v3\.0\.pdf, page \d+/ }).first();
    await expect(citation).toBeVisible();
    await expectAccessible(manager);
    await citation.click();
    const source = manager.getByRole('region', { name: /^LANTERN-3 Protocol/ });
    await expect(source.locator('canvas').first()).toBeVisible();
    await expect(source.locator('.td-pdf-mark').first()).toBeVisible();
    await manager.keyboard.press('Escape');
  });

  const answer = 'Yes, please dispense it and record the excursion on the temperature log. [1]';
  await test.step('an edit is saved, and the site sees nothing of it', async () => {
    await manager.getByRole('button', { name: 'Edit Response' }).click();
    await manager.getByLabel('Response', { exact: true }).fill(answer);
    await manager.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(manager.getByText('Your edits have been saved.')).toBeVisible();
    await expect(researcher.getByText('Awaiting response from research team')).toBeVisible();
    await expect(researcher.getByText(answer.slice(0, 30))).toHaveCount(0);
  });

  await test.step('the manager rates the draft and sends the answer', async () => {
    await manager.getByRole('radio', { name: 'Yes' }).check();
    await manager.getByLabel('Comment (optional)').fill('Right table, wording corrected.');
    await manager.getByRole('button', { name: 'Send Response' }).click();
    await expect(manager).toHaveURL(/\/dashboard/);
    await expect(manager.getByText(/has been marked as completed with your evaluation/)).toBeVisible();
  });

  await test.step('the site reads the answer and its citations', async () => {
    await expect(researcher.getByText('Research Team Response')).toBeVisible();
    await expect(researcher.getByText('please dispense it and record')).toBeVisible();
    await expect(researcher.getByText(/LANTERN-3 Protocol v3\.0\.pdf, page/).first()).toBeVisible();
    await expectAccessible(researcher);
  });

  await test.step('a protocol is filed and read', async () => {
    await manager.getByRole('link', { name: 'Documents' }).click();
    await manager.getByRole('button', { name: 'Upload Document' }).click();
    const dialog = manager.getByRole('dialog');
    await dialog.getByLabel('PDF files').setInputFiles({
      name: `${handbook}.pdf`,
      mimeType: 'application/pdf',
      buffer: Buffer.from(await makePages(HANDBOOK)),
    });
    await selectOption(dialog, 'Study', 'LANTERN-3');
    await dialog.getByRole('button', { name: 'Upload' }).click();
    await expect(manager.getByRole('article', { name: handbook }).getByText('Ready', { exact: true })).toBeVisible();
  });

  await test.step('a follow-up goes round and is answered from it', async () => {
    await researcher.getByRole('button', { name: 'Ask Follow-up Question' }).click();
    await researcher
      .getByLabel('Follow-up question')
      .last()
      .fill('Which courier collects the quarantined zebrafinch crates, and by when?');
    await researcher.getByRole('button', { name: 'Submit Question' }).click();
    await expect(researcher.getByText('Awaiting response from research team')).toBeVisible();

    await manager.getByRole('link', { name: 'Requests' }).click();
    await manager.getByRole('link', { name: `View Details: ${title}` }).click();
    await expect(manager.getByRole('button', { name: `${handbook}.pdf, page 1` }).first()).toBeVisible();
  });

  await test.step('the handbook is archived, so that it answers nothing more', async () => {
    await manager.getByRole('link', { name: 'Documents' }).click();
    await manager.getByRole('button', { name: `Archive ${handbook}` }).click();
    await manager.getByRole('dialog').getByRole('button', { name: 'Archive' }).click();
    await expect(manager.getByRole('article', { name: handbook })).toHaveCount(0);
    await manager.getByRole('tab', { name: 'Archived' }).click();
    await expect(manager.getByRole('article', { name: handbook })).toBeVisible();
  });
});

const HANDBOOK = [
  [
    '1 Collection',
    'Quarantined zebrafinch crates are collected by the courier Pelican Freight within 2 working days of the call.',
    'The site calls the depot before noon and keeps the crates sealed until the courier has signed for them.',
  ],
];
