import type { KeyboardEvent } from 'react';

/** Submits a form from any of its fields, also with Command on a Mac. */
export function onCtrlEnter(submit: () => void): (event: KeyboardEvent) => void {
  return (event) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    submit();
  };
}
