import { addToastRoot } from './toast-root.ts';

it('stays visible to screen readers while a dialog hides its siblings', async () => {
  const root = addToastRoot();
  for (const element of document.body.children) element.setAttribute('aria-hidden', 'true');
  await Promise.resolve();
  expect(root.hasAttribute('aria-hidden')).toBe(false);
});
