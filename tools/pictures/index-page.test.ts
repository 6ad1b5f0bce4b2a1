import { indexPage } from './index-page.ts';

it('shows each screen at each width in both themes', () => {
  const page = indexPage(['Site request, answered', 'Login']);
  expect(page.match(/<img /g)).toHaveLength(16);
  expect(page).toContain('<h2>Login</h2>');
  expect(page).toContain('href="site-request-answered.dark.1280.png"');
});
