import { Tallies } from './tallies.ts';

/** Everybody's uses, shared by instances. */
function shared() {
  const state = { uses: 0, counted: 0 };
  const count = (uses: number) => {
    state.uses += uses;
    state.counted += 1;
    return Promise.resolve(state.uses);
  };
  return { state, count };
}

async function allowed(tallies: Tallies, count: (uses: number) => Promise<number>, tries: number): Promise<number> {
  let passed = 0;
  for (let at = 0; at < tries; at++) if (await tallies.use('window', count)) passed += 1;
  return passed;
}

test('one instance allows exactly the limit, and counts once a step', async () => {
  const { state, count } = shared();
  expect(await allowed(new Tallies({ most: 100, step: 20 }), count, 150)).toBe(100);
  expect(state.counted).toBe(6);
});

test('several instances exceed the limit by less than a step each', async () => {
  const { count } = shared();
  const instances = [1, 2, 3].map(() => new Tallies({ most: 100, step: 20 }));
  let passed = 0;
  for (let round = 0; round < 100; round++)
    for (const instance of instances) if (await instance.use('window', count)) passed += 1;
  expect(passed).toBeGreaterThanOrEqual(100);
  expect(passed).toBeLessThan(100 + 3 * 20);
});

test('what was used before is known from the first use on, and a new window is new', async () => {
  const tallies = new Tallies({ most: 10, step: 5 });
  expect(await tallies.use('window', () => Promise.resolve(10))).toBe(false);
  expect(await tallies.use('next', () => Promise.resolve(0))).toBe(true);
});
