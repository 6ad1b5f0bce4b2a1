const SAME_KEY_PRESS_MS = 1000;

/** Two ways to end: in order, and at once when a person asks again. */
export interface Endings {
  /** With which this process ends after an ending in order. */
  exitCode: number;
  inOrder: () => Promise<void>;
  atOnce: () => Promise<void>;
}

/**
 * Ends this process when a person asks for it (Ctrl-C, kill, closed terminal) or when the process that launched it is
 * gone. A terminal sends a Ctrl-C to every process of the command and npm passes it on besides, so what arrives right
 * after the first signal is the same key press.
 */
export function onStop({ exitCode, inOrder, atOnce }: Endings): void {
  let askedAt: number | null = null;
  const stop = (): void => {
    if (askedAt === null) {
      askedAt = Date.now();
      void inOrder().then(
        () => process.exit(exitCode),
        () => process.exit(1),
      );
    } else if (Date.now() - askedAt > SAME_KEY_PRESS_MS) {
      void atOnce().finally(() => process.exit(1));
    }
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
  process.once('disconnect', stop);
}
