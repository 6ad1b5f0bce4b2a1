let pending: () => string | null = () => null;

/** Path of the page that is being opened; null when none is. */
export function destination(): string | null {
  return pending();
}

export function setDestination(source: () => string | null): void {
  pending = source;
}
