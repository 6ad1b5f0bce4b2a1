import { announcements } from '../functions/src/firebase/collections.ts';
import { forgetAnnouncement } from '../functions/src/testing/forget-announcement.ts';
import { demoStudy } from './harness/demo-study.ts';
import { expectAccessible } from './harness/expect-accessible.ts';
import { expect, test } from './harness/journey.ts';
import { expectNothingBeside } from './harness/screen.ts';

test('the team announces something, a site reads and confirms it, and the team sees that', async ({
  signIn,
  given,
}) => {
  const site = await given.site();
  const study = await demoStudy('WAYPOINT-2');
  const title = `New kits for ${site.name}`;
  given.onEnd(async () => {
    const sent = await announcements().where('title', '==', title).get();
    await Promise.all(sent.docs.map(({ id }) => forgetAnnouncement(id)));
  });
  const team = await signIn(await given.person('Site Manager', [site]), '/announcements');
  await team.getByRole('button', { name: 'New Announcement' }).first().click();
  const dialog = team.getByRole('dialog', { name: 'New Announcement' });
  await dialog.getByRole('combobox', { name: 'Study' }).click();
  await team.getByRole('option', { name: study.name }).click();
  await dialog.getByLabel('Title').fill(title);
  await dialog.getByLabel('Text').fill('Kits of lot 12 replace those of lot 11.');
  await expectAccessible(team);
  await dialog.getByRole('button', { name: 'Send to Sites' }).click();
  await expect(team.getByText(`Sent to the sites of ${study.name}.`)).toBeVisible();

  const person = await given.person('Clinical Researcher', [site]);
  const page = await signIn(person);
  const notice = page.getByRole('alert').filter({ hasText: /announcement/i });
  await expect(notice).toBeVisible();
  await expectAccessible(page);
  await notice.getByRole('link').click();
  const head = page.getByRole('button', { name: title });
  if ((await head.getAttribute('aria-expanded')) === 'false') await head.click();
  await expect(page.getByText('Kits of lot 12 replace those of lot 11.')).toBeVisible();
  await page.setViewportSize({ width: 400, height: 800 });
  await expectNothingBeside(page);
  await page.getByRole('button', { name: 'I have read this' }).click();
  await expect(page.getByText(/^You confirmed/)).toBeVisible();
  await expectAccessible(page);

  await team.getByRole('button', { name: title }).click();
  const receipts = team.getByRole('region', { name: 'Who has read it' });
  await expect(receipts.getByText(person.name).locator('..')).toContainText('read');
  await expectAccessible(team);
});
