import { tailFile } from '../emulators/tail-file.ts';
import { formatLogLine } from '../start/format-log-line.ts';
import type { FailedTest } from './step.ts';

export interface LoggedFailure {
  /** When it was read, in milliseconds since the epoch. */
  at: number;
  text: string;
}

/** Of one test. */
const MOST = 3;

const LONGEST = 300;

/** What is written shortly after a test has ended may be its doing. In milliseconds. */
const AFTER_MS = 500;

/**
 * Collects what the application logs of failures; what is in the log already counts as logged now. Returns how to stop, which
 * returns them in order.
 */
export function followFailures(log: string): () => LoggedFailure[] {
  const found: LoggedFailure[] = [];
  const stop = tailFile(log, (line) => {
    const text = formatLogLine(line);
    if (text !== null && !text.startsWith('WARNING')) found.push({ at: Date.now(), text: shortened(text) });
  });
  return () => {
    stop();
    return found;
  };
}

/** Adds to failed tests what was logged while they ran; by those beside them too, where several run at a time. */
export function withLogged(failed: readonly FailedTest[], logged: readonly LoggedFailure[]): FailedTest[] {
  return failed.map((test) => {
    const { ran } = test;
    if (!ran) return test;
    const meanwhile = logged.filter(({ at }) => at >= ran.from && at <= ran.to + AFTER_MS).slice(0, MOST);
    return meanwhile.length === 0 ? test : { ...test, logged: meanwhile.map(({ text }) => text) };
  });
}

function shortened(text: string): string {
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}
