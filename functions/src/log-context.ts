import { AsyncLocalStorage } from 'node:async_hooks';
import { logger } from 'firebase-functions';

/** Ids of the request, the job, the document. No question, no answer. */
type Ids = Record<string, string>;

const context = new AsyncLocalStorage<Ids>();

/** Lines logged meanwhile through this module name these ids. */
export function loggedAs<T>(ids: Ids, act: () => Promise<T>): Promise<T> {
  return context.run({ ...context.getStore(), ...ids }, act);
}

/** Of the work that is going on; empty outside `loggedAs`. */
export function loggedIds(): Ids {
  return context.getStore() ?? {};
}

export function logLine(severity: 'INFO' | 'WARNING', message: string, fields: object): void {
  logger.write({ severity, message, ...loggedIds(), ...fields });
}
