import type { Page } from '@playwright/test';
import { HOSTS } from '../../tools/emulators/addresses.ts';

export interface Faults {
  seen: string[];
  /** Faults the test causes on purpose. */
  expected: RegExp[];
}

/** Records console errors and warnings, uncaught errors, and requests to foreign hosts. */
export function watchForFaults(page: Page, faults: Faults): void {
  page.on('console', (message) => {
    const type = message.type();
    if (type !== 'error' && type !== 'warning') return;
    faults.seen.push(`console ${type}: ${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', (error) => faults.seen.push(`uncaught: ${error.message}`));
  page.on('request', (request) => {
    const { protocol, host } = new URL(request.url());
    if (/^(https?|wss?):$/.test(protocol) && !HOSTS.includes(host)) faults.seen.push(`request to ${request.url()}`);
  });
}

/**
 * The Firestore emulator occasionally drops a channel it has just opened, and the SDK opens another; a page that is left
 * ends a channel that may have ended already. If the listener did not recover, the test's own assertions would fail.
 */
const DROPPED_CHANNEL =
  /status of 400 .*\(http:\/\/127\.0\.0\.1:\d+\/google\.firestore\.v1\.Firestore\/Listen\/channel\?.*(?:RID=rpc|TYPE=terminate)/;

/** Faults the test did not cause on purpose. */
export function unexpectedFaults({ seen, expected }: Faults): string[] {
  return seen.filter((fault) => ![DROPPED_CHANNEL, ...expected].some((pattern) => pattern.test(fault)));
}
