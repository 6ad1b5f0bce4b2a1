import { logLine } from './log-context.ts';

/** Cloud Logging shows an Error object as {}. */
export interface Cause {
  name: string;
  message: string;
  stack?: string;
  code?: string | number;
  cause?: Cause;
}

const DEPTH = 5;

/** With the errors that caused it. */
export function causeOf(error: unknown, depth = DEPTH): Cause {
  if (!(error instanceof Error)) return { name: typeof error, message: String(error) };
  const { name, message, stack, cause } = error;
  const code: unknown = 'code' in error ? error.code : undefined;
  return {
    name,
    message,
    ...(stack === undefined ? {} : { stack }),
    ...(typeof code === 'string' || typeof code === 'number' ? { code } : {}),
    ...(cause === undefined || depth === 0 ? {} : { cause: causeOf(cause, depth - 1) }),
  };
}

export interface LoggedFailure {
  severity?: 'WARNING' | 'ERROR';
  /** Ids of the request, the job, the document. No question, no answer. */
  details: Record<string, string | number>;
  error: unknown;
}

/** In one line. */
export function logFailure(message: string, { severity = 'ERROR', details, error }: LoggedFailure): void {
  logLine(severity, message, { ...details, cause: causeOf(error) });
}
