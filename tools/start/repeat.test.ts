import { repeat } from './repeat.ts';

describe('repeating a job', () => {
  it('continues after a failed run and stops when asked', async () => {
    const errors: unknown[] = [];
    let runs = 0;
    await new Promise<void>((resolve) => {
      const end = repeat(
        () => {
          runs += 1;
          if (runs === 1) throw new Error('once');
          end();
          resolve();
        },
        1,
        (error) => errors.push(error),
      );
    });
    expect(errors).toEqual([new Error('once')]);
    expect(runs).toBe(2);
  });
});
