const CLOSED = /transaction is invalid or closed/i;
const ATTEMPTS = 3;

/**
 * Retries a transaction that the server closed while it waited for another; the client library retries only aborted
 * and expired ones. Other errors are rethrown at once.
 */
export async function withRetry<T>(transaction: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await transaction();
    } catch (error) {
      if (attempt === ATTEMPTS || !(error instanceof Error && CLOSED.test(error.message))) throw error;
    }
  }
}
