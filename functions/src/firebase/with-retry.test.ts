import { withRetry } from './with-retry.ts';

/** Fails `times` times before it succeeds; counts its runs. */
function failing(times: number, message: string) {
  const runs = { count: 0 };
  const transaction = () => {
    runs.count++;
    return runs.count <= times ? Promise.reject(new Error(message)) : Promise.resolve('done');
  };
  return { runs, transaction };
}

describe('withRetry', () => {
  const closed = '3 INVALID_ARGUMENT: Transaction is invalid or closed.';

  it('retries a transaction that the server closed', async () => {
    const { runs, transaction } = failing(2, closed);
    await expect(withRetry(transaction)).resolves.toBe('done');
    expect(runs.count).toBe(3);
  });

  it('gives up after three attempts', async () => {
    const { runs, transaction } = failing(9, closed);
    await expect(withRetry(transaction)).rejects.toThrow(closed);
    expect(runs.count).toBe(3);
  });

  it('does not retry after another error', async () => {
    const { runs, transaction } = failing(1, '5 NOT_FOUND: no entity to update');
    await expect(withRetry(transaction)).rejects.toThrow('NOT_FOUND');
    expect(runs.count).toBe(1);
  });
});
