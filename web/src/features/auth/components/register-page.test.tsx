import { fireEvent, screen } from '@testing-library/react';
import { MESSAGES } from '@trialdesk/contract/messages';
import { expectToast, openPage } from '../../../testing/open-page.tsx';

const { RegisterPage } = await import('./register-page.tsx');

const CALL = 'POST /users/invited/complete-registration';
const PASSWORD = 'A long one for 1 test';

test.each([
  ['the server fails', { status: 500 }],
  ['there is no connection', 'no response'],
] as const)('what was typed stays when %s', async (_cause, failure) => {
  const { sent } = await openPage(() => <RegisterPage userId="invited" />, {
    as: null,
    path: '/register/invited',
    replies: {
      'GET /users/invited/invitation': {
        body: {
          masked_email: 'i•••@example.test',
          role: 'Site Manager',
          invited_by: 'Iris Vale',
          sites: ['Alder Clinic'],
          expires_at: '2199-01-01T00:00:00.000Z',
        },
      },
      [CALL]: failure,
    },
  });
  const name = await screen.findByLabelText<HTMLInputElement>(/^Name/);
  fireEvent.change(name, { target: { value: 'Invited Person' } });
  fireEvent.change(screen.getByLabelText(/^Password/), { target: { value: PASSWORD } });
  fireEvent.change(screen.getByLabelText(/^Confirm Password/), { target: { value: PASSWORD } });
  fireEvent.submit(name);
  await expectToast('registrationFailed');
  expect(name.value).toBe('Invited Person');
  expect(sent(CALL)).toHaveLength(1);
  expect(screen.queryByText(MESSAGES.registrationSucceeded.text)).toBeNull();
});

test('a link that leads to no invitation shows what to do instead of the form', async () => {
  await openPage(() => <RegisterPage userId="mistyped" />, {
    as: null,
    path: '/register/mistyped',
    replies: { 'GET /users/mistyped/invitation': { body: { ending: 'unknown' } } },
  });
  const { title, text } = MESSAGES.registrationUnknown;
  expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
  expect(screen.getByText(`${text} If you copied the link, check that none of it is missing.`)).toBeTruthy();
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.getByRole('link', { name: /login|sign in/i }).getAttribute('href')).toBe('/login');
});
