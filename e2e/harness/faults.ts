import type { Page } from '@playwright/test';

const OWN_HOST = '127.0.0.1';

/** What went wrong on the pages of a journey without a person noticing. */
export interface Faults {
  seen: string[];
  /** Faults that a journey causes on purpose. */
  expected: RegExp[];
}

/** Collects console errors and warnings, errors that no code caught, and requests to any host but the application's. */
export function watch(page: Page, faults: Faults): void {
  page.on('console', (message) => {
    const type = message.type();
    if (type === 'error' || type === 'warning') faults.seen.push(`console ${type}: ${message.text()}`);
  });
  page.on('pageerror', (error) => faults.seen.push(`uncaught: ${error.message}`));
  page.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url());
    if (/^(https?|wss?):$/.test(protocol) && hostname !== OWN_HOST) faults.seen.push(`request to ${request.url()}`);
  });
}

/** The faults that the journey did not cause on purpose. */
export function unexpected({ seen, expected }: Faults): string[] {
  return seen.filter((fault) => !expected.some((pattern) => pattern.test(fault)));
}
