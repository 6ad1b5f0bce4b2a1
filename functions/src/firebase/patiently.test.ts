import { patiently } from './patiently.ts';

/** A transaction that fails so often, and how often it was run. */
function failing(times: number, message: string) {
  const runs = { count: 0 };
  const transaction = () => {
    runs.count++;
    return runs.count <= times ? Promise.reject(new Error(message)) : Promise.resolve('done');
  };
  return { runs, transaction };
}

describe('patiently', () => {
  const closed = '3 INVALID_ARGUMENT: Transaction is invalid or closed.';

  it('runs a transaction anew that was closed while it waited', async () => {
    const { runs, transaction } = failing(2, closed);
    await expect(patiently(transaction)).resolves.toBe('done');
    expect(runs.count).toBe(3);
  });

  it('gives up in the end', async () => {
    await expect(patiently(failing(9, closed).transaction)).rejects.toThrow(closed);
  });

  it('runs one that failed for another reason no second time', async () => {
    const { runs, transaction } = failing(1, '5 NOT_FOUND: no entity to update');
    await expect(patiently(transaction)).rejects.toThrow('NOT_FOUND');
    expect(runs.count).toBe(1);
  });
});
