/** A reference is shown with the toast that follows the failure; later ones are about something else. */
const SHOWN_WITHIN_MS = 3_000;

let last: { reference: string; at: number } | null = null;

/** Remembers the reference of an unexpected error of the server. */
export function noteReference(reference: string, now = Date.now()): void {
  last = { reference, at: now };
}

/** The reference of a failure of just now, once. */
export function takeReference(now = Date.now()): string | null {
  const taken = last && now - last.at <= SHOWN_WITHIN_MS ? last.reference : null;
  last = null;
  return taken;
}
