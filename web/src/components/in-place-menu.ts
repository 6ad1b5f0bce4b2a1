import type { MouseEvent } from 'react';

/**
 * Keeps a Select's menu inside the page's landmarks or dialog for screen readers. In there, the click that opens the
 * menu lands on its backdrop and would steal the menu's focus, so it is stopped. The menu closes at once: while it
 * fades, Tab would lead into it.
 */
export const IN_PLACE_MENU = {
  MenuProps: { disablePortal: true, transitionDuration: 0 },
  onClickCapture: (event: MouseEvent<HTMLElement>) => {
    if (event.target === event.currentTarget) event.stopPropagation();
  },
};
