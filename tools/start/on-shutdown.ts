const SAME_KEY_PRESS_MS = 1000;

/** `force` runs when the user asks a second time. */
export interface Shutdown {
  /** After a graceful shutdown. */
  exitCode: number;
  graceful: () => Promise<void>;
  force: () => Promise<void>;
}

/**
 * Shuts down on SIGINT, SIGTERM, SIGHUP or when the launcher is gone. The terminal and npm both forward a Ctrl-C, so
 * signals within a second of the first count as the same key press.
 */
export function onShutdown({ exitCode, graceful, force }: Shutdown): void {
  let askedAt: number | null = null;
  const stop = (): void => {
    if (askedAt === null) {
      askedAt = Date.now();
      void graceful().then(
        () => process.exit(exitCode),
        () => process.exit(1),
      );
    } else if (Date.now() - askedAt > SAME_KEY_PRESS_MS) {
      void force().finally(() => process.exit(1));
    }
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
  process.once('disconnect', stop);
}
