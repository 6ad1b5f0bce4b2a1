import { screen, within } from '@testing-library/react';
import { openPage } from '../../../testing/open-page.tsx';

const { LoginPage } = await import('./login-page.tsx');

test('the panel beside the login says what the product does', async () => {
  await openPage(() => <LoginPage wasSignedOut={false} email="" />, { as: null, path: '/login' });
  const panel = within(await screen.findByRole('complementary', { name: 'About TrialDesk', hidden: true }));
  expect(panel.getByText('Every answer checked by a person. Every citation word for word.')).toBeTruthy();
  expect(panel.getAllByRole('listitem', { hidden: true }).map(({ firstChild }) => firstChild?.textContent)).toEqual([
    'A site asks',
    'TrialDesk finds the words',
    'A person checks, signs and sends',
  ]);
});
