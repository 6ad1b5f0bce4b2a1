import type { MouseEvent } from 'react';

/**
 * Props of a Select whose menu stands inside the page's landmarks or its dialog, where screen readers look for it.
 * There the press that opens the menu ends over the menu's backdrop, and the click that comes of both would take the
 * focus out of the menu again.
 */
export const IN_PLACE_MENU = {
  MenuProps: { disablePortal: true },
  onClickCapture: (event: MouseEvent<HTMLElement>) => {
    if (event.target === event.currentTarget) event.stopPropagation();
  },
};
