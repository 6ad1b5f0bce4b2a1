import { ORGANISATION_SETTINGS } from '@trialdesk/contract/entities/ai-settings';
import { answerTimesRecord } from '@trialdesk/contract/entities/answer-times';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expectToast, openPage, records } from '../../../testing/open-page.tsx';

const { isAnythingUnsaved, reportUnsaved } = await import('../../../lib/storage/unsaved-work.ts');
const { SettingsPage } = await import('./settings-page.tsx');

test('AI settings that are refused as stale stay, and the page says why', async () => {
  records.put('settings', { id: 'ai' });
  const detail = 'Somebody else has changed these settings since you opened them.';
  const { sent } = await openPage(SettingsPage, {
    as: 'Administrator',
    path: '/settings?tab=ai',
    route: '/settings',
    replies: { 'PUT /settings/ai': { status: 409, body: { detail, code: 'stale_version' } } },
  });
  const concise = await screen.findByRole<HTMLInputElement>('radio', { name: 'Concise' });
  fireEvent.click(concise);
  fireEvent.click(screen.getByRole('button', { name: 'Save Changes' }));
  await expectToast('aiSettingsFailed');
  expect(await screen.findByText(detail)).toBeTruthy();
  expect(concise.checked).toBe(true);
  expect(sent('PUT /settings/ai')).toHaveLength(1);
});

test.each(['Administrator', 'Clinical Researcher'] as const)('%s cannot change the name that signs', async (as) => {
  await openPage(SettingsPage, { as, path: '/settings', route: '/settings' });
  const name = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Full Name' });
  expect(name.value).not.toBe('');
  expect(name.readOnly).toBe(true);
});

test('unsaved settings are asked about at logout, also from another tab', async () => {
  records.put('settings', { id: 'ai' });
  await openPage(SettingsPage, { as: 'Administrator', path: '/settings?tab=ai', route: '/settings' });
  fireEvent.click(await screen.findByRole('radio', { name: 'Concise' }));
  expect(await isAnythingUnsaved()).toBe(true);
});

/** With time only for what React does at once. */
async function clickQuickly(element: HTMLElement): Promise<void> {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  element.click();
  for (let turn = 0; turn < 50; turn++) await Promise.resolve();
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
}

test('a tab is shown before the next click, so that one that was just left opens again', async () => {
  await openPage(SettingsPage, { as: 'Clinical Researcher', path: '/settings?tab=notifications', route: '/settings' });
  const tab = (name: string) => screen.getByRole('tab', { name });
  await screen.findByRole('switch', { name: 'Weekly summary' });
  for (const name of ['General', 'Notifications']) {
    await clickQuickly(tab(name));
    expect(tab(name).getAttribute('aria-selected')).toBe('true');
  }
  expect(await screen.findByRole('switch', { name: 'Weekly summary' })).toBeTruthy();
});

test.each([
  ['Administrator', ['Answer Times', 'Saved Replies'], []],
  ['Site Manager', ['Saved Replies'], ['Answer Times', 'Safety Words']],
  ['Clinical Researcher', [], ['Answer Times', 'Safety Words', 'Saved Replies']],
] as const)('%s has of the settings of the team %j, and not %j', async (as, has, hasNot) => {
  for (const id of ['ai', 'answer_times']) records.put('settings', { id });
  await openPage(SettingsPage, { as, path: '/settings', route: '/settings' });
  await screen.findByRole('button', { name: 'Sign out everywhere' });
  for (const name of has) expect(await screen.findByRole('heading', { name })).toBeTruthy();
  for (const name of hasNot) expect(screen.queryByRole('heading', { name })).toBeNull();
});

test('the second of two Administrators chooses between both settings of answer times', async () => {
  records.put('settings', { id: 'ai' });
  records.put('answer_times', { id: ORGANISATION_SETTINGS, ...answerTimesRecord({}) });
  await openPage(SettingsPage, {
    as: 'Administrator',
    member: { user_id: 'second' },
    path: '/settings',
    route: '/settings',
  });
  const from = await screen.findByLabelText<HTMLInputElement>('From');
  fireEvent.change(from, { target: { value: '08:00' } });
  const saved = answerTimesRecord({ opens: '10:00', version: 1, changed_by: { id: 'omar', name: 'Omar Lund' } });
  records.put('answer_times', { id: ORGANISATION_SETTINGS, ...saved });
  expect(await screen.findByText(/Omar Lund saved newer settings/)).toBeTruthy();
  expect(screen.getByText(/Working hours: 10:00 to 17:00/)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Use saved settings' }));
  await waitFor(() => expect(from.value).toBe('10:00'));
});

test('signing out everywhere asks before it removes what is unsaved', async () => {
  await openPage(SettingsPage, { as: 'Site Manager', path: '/settings', route: '/settings' });
  const end = reportUnsaved();
  fireEvent.click(await screen.findByRole('button', { name: 'Sign out everywhere' }));
  const dialog = await screen.findByRole('dialog', { name: 'Log out without saving?' });
  fireEvent.click(within(dialog).getByRole('button', { name: 'Stay' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByRole('button', { name: 'Sign out everywhere' })).toHaveProperty('disabled', false);
  end();
});
