/** An error written for the user, with what is wrong and what to do. Shown without a stack. */
export class PlainError extends Error {
  override readonly name = 'PlainError';
}

/** The message of a PlainError; the stack of any other. */
export function describeError(error: unknown): string {
  if (error instanceof PlainError) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
