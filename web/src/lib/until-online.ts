/** Resolves after the time, though not while the browser is offline; at once when it comes back, or on abort. */
export function untilOnline(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      window.clearTimeout(timer);
      window.removeEventListener('online', done);
      signal.removeEventListener('abort', done);
      resolve();
    };
    const timer = window.setTimeout(() => {
      if (window.navigator.onLine) done();
    }, milliseconds);
    window.addEventListener('online', done);
    signal.addEventListener('abort', done);
  });
}
