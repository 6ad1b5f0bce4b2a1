/** A failure whose message tells a person what is wrong and what to do; it is shown without a stack. */
export class PlainError extends Error {
  override readonly name = 'PlainError';
}

/** What to print of an error: the sentence alone if it was written for a person, else everything known. */
export function describeError(error: unknown): string {
  if (error instanceof PlainError) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
