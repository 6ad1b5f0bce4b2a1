import { fireEvent, screen, waitFor } from '@testing-library/react';
import { MESSAGES } from '@trialdesk/contract/messages';
import { VALIDATION } from '@trialdesk/contract/validation-messages';
import { expectAccessible, expectFieldError, expectToast, openPage } from '../../../testing/open-page.tsx';

const { RegisterPage } = await import('./register-page.tsx');

const CALL = 'POST /users/invited/complete-registration';
const PASSWORD = 'A long one for 1 test';

const INVITATION = {
  ...{ masked_email: 'i•••@example.test', role: 'Site Manager', invited_by: 'Iris Vale', sites: ['Alder Clinic'] },
  expires_at: '2199-01-01T00:00:00.000Z',
};

const open = (userId: string, replies: Parameters<typeof openPage>[1]['replies'] = {}) =>
  openPage(() => <RegisterPage userId={userId} />, { as: null, path: `/register/${userId}`, replies });

const openInvited = (completing: NonNullable<Parameters<typeof openPage>[1]['replies']>[string] = {}) =>
  open('invited', { 'GET /users/invited/invitation': { body: INVITATION }, [CALL]: completing });

async function fillIn({ password = PASSWORD, confirmed = PASSWORD } = {}): Promise<HTMLInputElement> {
  const name = await screen.findByLabelText<HTMLInputElement>(/^Name/);
  fireEvent.change(name, { target: { value: 'Invited Person' } });
  fireEvent.change(screen.getByLabelText(/^Password/), { target: { value: password } });
  fireEvent.change(screen.getByLabelText(/^Confirm Password/), { target: { value: confirmed } });
  fireEvent.submit(name);
  return name;
}

test.each([
  ['the server fails', { status: 500 }],
  ['there is no connection', 'no response'],
] as const)('what was typed stays when %s', async (_cause, failure) => {
  const { sent } = await openInvited(failure);
  const name = await fillIn();
  await expectToast('registrationFailed');
  expect(name.value).toBe('Invited Person');
  expect(sent(CALL)).toHaveLength(1);
  expect(screen.queryByText(MESSAGES.registrationSucceeded.text)).toBeNull();
});

test.each([
  ['unknown', `${MESSAGES.registrationUnknown.text} If you copied the link, check that none of it is missing.`],
  ['expired', MESSAGES.registrationExpired.text],
  ['used', MESSAGES.registrationUsed.text],
])('a link of an invitation that is %s shows what to do instead of the form', async (ending, text) => {
  await open(ending, { [`GET /users/${ending}/invitation`]: { body: { ending } } });
  expect(await screen.findByText(text)).toBeTruthy();
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.getByRole('link', { name: 'Back to login' }).getAttribute('href')).toBe('/login');
  await expectAccessible({ hasOwnMain: true });
});

test('a link without an id says that it is incomplete', async () => {
  await open('');
  const { title, text } = MESSAGES.registrationInvalid;
  expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
  expect(screen.getByText(text)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Back to login' }).getAttribute('href')).toBe('/login');
});

test('an invitation that ends while the form is filled in is shown with the way back in focus', async () => {
  await openInvited({ status: 410, body: { detail: MESSAGES.registrationExpired.text, code: 'gone' } });
  await fillIn();
  expect(await screen.findByRole('heading', { name: MESSAGES.registrationExpired.title })).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Back to login' })));
});

test('what is wrong is said at its field, and the first is in focus', async () => {
  await openInvited();
  const name = await screen.findByLabelText(/^Name/);
  fireEvent.click(screen.getByRole('button', { name: 'Complete Registration' }));
  await screen.findByText(VALIDATION.nameTooShort);
  expectFieldError(name, VALIDATION.nameTooShort);
  expectFieldError(screen.getByLabelText(/^Password/), VALIDATION.passwordTooShort);
  expectFieldError(screen.getByLabelText(/^Confirm Password/), VALIDATION.passwordUnconfirmed);
  await waitFor(() => expect(document.activeElement).toBe(name));
  await expectAccessible({ hasOwnMain: true });
  await fillIn({ password: 'long enough', confirmed: 'another one' });
  await screen.findByText(VALIDATION.passwordsDiffer);
  const confirmation = screen.getByLabelText(/^Confirm Password/);
  expectFieldError(confirmation, VALIDATION.passwordsDiffer);
  await waitFor(() => expect(document.activeElement).toBe(confirmation));
});
