import { addToastRoot } from './toast-root.ts';

it('stays heard while a dialog hides everything beside it', async () => {
  const root = addToastRoot();
  for (const element of document.body.children) element.setAttribute('aria-hidden', 'true');
  await Promise.resolve();
  expect(root.hasAttribute('aria-hidden')).toBe(false);
});
