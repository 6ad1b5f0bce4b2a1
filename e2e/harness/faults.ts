import type { Page } from '@playwright/test';

/** The application and, behind it, the emulators of Functions, Firestore, Auth and Storage. */
const OWN_HOSTS = ['5000', '5001', '8080', '9099', '9199'].map((port) => `127.0.0.1:${port}`);

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
    if (type !== 'error' && type !== 'warning') return;
    faults.seen.push(`console ${type}: ${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', (error) => faults.seen.push(`uncaught: ${error.message}`));
  page.on('request', (request) => {
    const { protocol, host } = new URL(request.url());
    if (/^(https?|wss?):$/.test(protocol) && !OWN_HOSTS.includes(host)) faults.seen.push(`request to ${request.url()}`);
  });
}

/**
 * The Firestore emulator now and then forgets a channel that it has just opened, and refuses to go on with it; the SDK
 * opens another by itself. A listener that stays shut shows in what the journey waits for.
 */
const FORGOTTEN_CHANNEL =
  /status of 400 .*\(http:\/\/127\.0\.0\.1:8080\/google\.firestore\.v1\.Firestore\/Listen\/channel\?.*RID=rpc/;

/** The faults that the journey did not cause on purpose. */
export function unexpected({ seen, expected }: Faults): string[] {
  return seen.filter((fault) => ![FORGOTTEN_CHANNEL, ...expected].some((pattern) => pattern.test(fault)));
}
