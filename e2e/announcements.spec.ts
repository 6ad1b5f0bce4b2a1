import { announcements } from '../functions/src/firebase/collections.ts';
import { forgetAnnouncement } from '../functions/src/testing/forget-announcement.ts';
import { demoStudy } from './harness/demo-study.ts';
import { protocolQuote, PROTOCOL } from './harness/drafted-request.ts';
import { expectAccessible } from './harness/expect-accessible.ts';
import { sentAnswer, type Given } from './harness/given.ts';
import { expect, test } from './harness/journey.ts';
import { expectNothingBeside } from './harness/screen.ts';

function forgetAtEnd(given: Given, title: string): void {
  given.onEnd(async () => {
    const sent = await announcements().where('title', '==', title).get();
    await Promise.all(sent.docs.map(({ id }) => forgetAnnouncement(id)));
  });
}

test('the team announces something, a site reads and confirms it, and the team sees that', async ({
  signIn,
  given,
}) => {
  const site = await given.site();
  const study = await demoStudy('WAYPOINT-2');
  const title = `New kits for ${site.name}`;
  forgetAtEnd(given, title);
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

test('an answer given to one site is shared with all, which open the page it cites', async ({ signIn, given }) => {
  const site = await given.site();
  const title = `Late visits, as asked at ${site.name}`;
  const citations = [{ ...(await protocolQuote()), number: 1 }];
  const request = await given.request({
    ...{ site, title, study: await demoStudy('LANTERN-3'), status: 'completed' },
    queries: [{ question: `We at ${site.name} ask.`, sent: sentAnswer('This is LANTERN-3. [1]', { citations }) }],
  });
  const reviewed = `Late visits ${request.request_id}`;
  forgetAtEnd(given, reviewed);
  const team = await signIn(await given.person('Site Manager', [site]), `/request/${request.request_id}`);
  await team.getByRole('link', { name: 'Share with all sites' }).click();
  const dialog = team.getByRole('dialog', { name: 'Share an Answer' });
  await expect(dialog.getByText('May say who asked:')).toContainText(site.name);
  await expectAccessible(team);
  await dialog.getByLabel('Title').fill(reviewed);
  await dialog.getByLabel('Question').fill('May a late dose be given?');
  await expect(dialog.getByText('May say who asked:')).toHaveCount(0);
  await dialog.getByRole('checkbox', { name: 'nothing in it says who asked' }).check();
  await dialog.getByRole('button', { name: 'Send to Sites' }).click();
  await expect(team.getByText('Sent to the sites of LANTERN-3.')).toBeVisible();
  await team.goto(`/request/${request.request_id}`);
  await expect(team.getByText('Shared with all sites by')).toBeVisible();

  const other = await given.person('Clinical Researcher', [await given.site()]);
  const page = await signIn(other, '/announcements');
  await page.getByRole('button', { name: reviewed }).click();
  await expect(page.getByText('May a late dose be given?')).toBeVisible();
  await expect(page.getByText(site.name)).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole('button', { name: `${PROTOCOL}, page 1` }).click();
  const cited = page.getByRole('dialog', { name: `${PROTOCOL}, page 1` });
  // Alone, while another journey has the study keep its documents from sites.
  const quoted = cited.locator('.td-pdf-mark[data-kind="quote"]').or(cited.getByRole('img', { name: /^Page 1 of/ }));
  await expect(quoted.first()).toBeVisible();
});
