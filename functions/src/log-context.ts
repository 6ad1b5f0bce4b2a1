import { AsyncLocalStorage } from 'node:async_hooks';
import { logger } from 'firebase-functions';

/** Ids of the request, the job, the document. No question, no answer. */
type Ids = Record<string, string>;

export type Line = Parameters<typeof logger.write>[0];

/** The SDK adds the trace of the call or event, which it knows in the main thread alone. */
export const writeLine = (line: Line): void => logger.write(line);

interface Context {
  ids: Ids;
  write: (line: Line) => void;
}

const context = new AsyncLocalStorage<Context>();
const current = (): Context => context.getStore() ?? { ids: {}, write: writeLine };

/** Lines logged meanwhile through this module name these ids. */
export function loggedAs<T>(ids: Ids, act: () => Promise<T>): Promise<T> {
  const { ids: outer, write } = current();
  return context.run({ ids: { ...outer, ...ids }, write }, act);
}

/** Lines logged meanwhile through this module are given to `write`. */
export function loggedBy<T>(write: Context['write'], act: () => Promise<T>): Promise<T> {
  return context.run({ ...current(), write }, act);
}

export function logLine(severity: Line['severity'], message: string, fields: object = {}): void {
  const { ids, write } = current();
  write({ severity, message, ...ids, ...fields });
}
