/** A failure this soon after a reload is not due to a new release. */
const PAUSE_MS = 60_000;

interface Tab {
  /** Whether the tab shows the result of a reload. */
  wasReloaded: boolean;
  /** Milliseconds since it was loaded. */
  age: number;
}

/**
 * Whether a reload may find the missing chunk: a release removes the chunks of the one before, which a tab left open
 * still asks for. False right after a reload, so that a tab does not reload for ever.
 */
export function mayBeNewRelease({ wasReloaded, age }: Tab): boolean {
  return !wasReloaded || age >= PAUSE_MS;
}
