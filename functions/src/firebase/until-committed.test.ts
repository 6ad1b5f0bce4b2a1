import { untilCommitted } from './until-committed.ts';

const failure = (code: number) => Object.assign(new Error(`${code}`), { code });

/** Fails `times` times before it succeeds; counts its runs. */
function failing(times: number, code: number) {
  const runs = { count: 0 };
  const attempt = () => {
    runs.count++;
    return runs.count <= times ? Promise.reject(failure(code)) : Promise.resolve('done');
  };
  return { runs, attempt };
}

describe('untilCommitted', () => {
  it.each([
    ['a record that another change has just created', 6],
    ['a record that another change has just written', 9],
    ['a lock that was not free', 10],
    ['a commit whose reply was lost', 1],
  ])('tries again after %s', async (_why, code) => {
    const { runs, attempt } = failing(2, code);
    await expect(untilCommitted(attempt)).resolves.toBe('done');
    expect(runs.count).toBe(3);
  });

  it('gives up after fifteen attempts', async () => {
    const { runs, attempt } = failing(99, 9);
    const ended = expect(untilCommitted(attempt)).rejects.toThrow('9');
    await ended;
    expect(runs.count).toBe(15);
  });

  it('does not try again after another error', async () => {
    const { runs, attempt } = failing(1, 5);
    await expect(untilCommitted(attempt)).rejects.toThrow('5');
    expect(runs.count).toBe(1);
  });
});
