const CLOSED = /transaction is invalid or closed/i;
const ATTEMPTS = 3;

/**
 * Runs a transaction, and anew when the server closed it while it waited for another one that holds the same records:
 * the client library takes up only those that it is told have been aborted or have expired. Rejects as the work does.
 */
export async function patiently<T>(transaction: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await transaction();
    } catch (error) {
      if (attempt === ATTEMPTS || !(error instanceof Error && CLOSED.test(error.message))) throw error;
    }
  }
}
