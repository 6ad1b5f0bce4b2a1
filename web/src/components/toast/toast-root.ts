/**
 * Adds the place where toasts are drawn, beside the application. An open dialog hides all that stands beside it from
 * assistive technology; what a toast says of the dialog's own work must be heard all the same.
 */
export function addToastRoot(): HTMLElement {
  const root = document.createElement('div');
  document.body.append(root);
  new MutationObserver(() => root.removeAttribute('aria-hidden')).observe(root, { attributeFilter: ['aria-hidden'] });
  return root;
}
