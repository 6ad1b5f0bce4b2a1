export function textArea(id: string): HTMLTextAreaElement | null {
  const field = document.getElementById(id);
  return field instanceof HTMLTextAreaElement ? field : null;
}

/** Replaces part of what is typed in a field, as a person's own edit: it can be undone, and the field's owner hears of it. */
export function insertText(field: HTMLTextAreaElement, [start, end]: readonly [number, number], text: string): void {
  field.focus();
  field.setSelectionRange(start, end);
  // The only call that leaves the browser's undo of the field intact.
  // oxlint-disable-next-line typescript/no-deprecated
  if (typeof document.execCommand === 'function' && document.execCommand('insertText', false, text)) return;
  field.setRangeText(text, start, end, 'end');
  field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertReplacementText' }));
}
