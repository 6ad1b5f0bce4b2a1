interface TimeLimit {
  seconds: number;
  /** Subject of the error's message. */
  what: string;
}

/** Rejects with a `TimeoutError` once the time is over. The work goes on unwatched. */
export async function within<T>({ seconds, what }: TimeLimit, work: Promise<T>): Promise<T> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => {
    const error = new Error(`${what} took longer than ${seconds} s`);
    error.name = 'TimeoutError';
    reject(error);
  }, seconds * 1000);
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
