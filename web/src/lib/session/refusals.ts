let listener: () => void = () => undefined;

/** Call when the server refuses a call for want of a session, or the database may have. */
export function reportRefusal(): void {
  listener();
}

/** One listener at a time. */
export function onRefusal(next: () => void): void {
  listener = next;
}
