import { loadCode } from '../../lib/code/load-code.ts';

/**
 * Adds the toast container next to the application root. An open dialog sets `aria-hidden` on its siblings; this undoes
 * it here, so that toasts are announced.
 */
export function addToastRoot(): HTMLElement {
  const root = document.createElement('div');
  document.body.append(root);
  new MutationObserver(() => root.removeAttribute('aria-hidden')).observe(root, { attributeFilter: ['aria-hidden'] });
  // At once: later, a new release may have replaced it.
  void loadCode(() => import('./toast-place.ts')).then(({ keepOffWork }) => keepOffWork(root));
  return root;
}
