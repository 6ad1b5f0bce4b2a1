import type { Locator, Page } from '@playwright/test';

/** The requests of the list view, without its headers. */
export function rows(page: Page): Locator {
  return page
    .getByRole('table', { name: 'Requests' })
    .getByRole('row')
    .filter({ has: page.getByRole('link') });
}

export function titles(page: Page): Locator {
  return rows(page).getByRole('link');
}
