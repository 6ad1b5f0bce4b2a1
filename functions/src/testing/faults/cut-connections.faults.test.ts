import { SCENARIOS } from './all-scenarios.ts';
import type { CutAt, Cutter } from './cutter.ts';
import { faultWorld } from './fault-world.ts';
import { GrpcCuttingProxy } from './grpc-cutting-proxy.ts';
import { HttpCuttingProxy } from './http-cutting-proxy.ts';
import { database } from '../../firebase/app.ts';
import { hangsAfterMs } from '../hangs-after.ts';
import { ROUNDS } from './rounds.ts';
import type { Scenario } from './scenario.ts';
import { settle } from './settle.ts';
import { Worker } from './worker.ts';

const TEN_MINUTES = hangsAfterMs(10 * 60);

let cutter: Cutter;
let worker: Worker;

afterEach(async () => {
  await worker.end();
  cutter.end();
});

afterAll(() => database().terminate());

async function cutDatabase(): Promise<void> {
  cutter = await GrpcCuttingProxy.start(process.env.FIRESTORE_EMULATOR_HOST ?? '');
  worker = await Worker.start({ FIRESTORE_EMULATOR_HOST: cutter.host });
}

async function cutStorage(): Promise<void> {
  cutter = await HttpCuttingProxy.start(process.env.FIREBASE_STORAGE_EMULATOR_HOST ?? '');
  const { host } = cutter;
  worker = await Worker.start({
    FIREBASE_STORAGE_EMULATOR_HOST: host,
    STORAGE_EMULATOR_HOST: `http://${host}`,
  });
}

const USE_STORAGE = ['uploading and reading', 'replacing'];

const CASES = [
  ...SCENARIOS.map(([name, scenario]) => ({ name, scenario, what: 'the database', start: cutDatabase })),
  ...SCENARIOS.filter(([name]) => USE_STORAGE.includes(name)).map(([name, scenario]) => ({
    ...{ name, scenario, what: 'Storage', start: cutStorage },
  })),
];

/** The call may fail or be repeated by the library; its client repeats it in any case. */
async function survives(scenario: Scenario, cut: CutAt | null): Promise<number> {
  const { act, always, check } = await scenario(await faultWorld(), worker);
  cutter.arm(cut);
  if (cut) await act(worker).catch(() => undefined);
  else await act(worker);
  const requests = cutter.arm(null);
  await always?.();
  await act(worker);
  await settle(worker);
  await always?.();
  await check(worker);
  return requests;
}

test.each(CASES)(
  '$name loses, duplicates and leaks nothing when $what is cut off at any request, before or after it is carried out',
  async ({ name, scenario, what, start }) => {
    await start();
    const requests = await survives(scenario, null);
    expect(requests).toBeGreaterThan(0);
    for (let round = 1; round <= ROUNDS; round++) {
      for (let at = 1; at <= requests; at++) {
        for (const when of ['before', 'after'] as const) {
          try {
            await survives(scenario, { at, when });
          } catch (error) {
            throw new Error(`${name}: ${what} cut ${when} request ${at} of ${requests}, round ${round}`, {
              cause: error,
            });
          }
        }
      }
    }
    process.stdout.write(`${name}: ${what} cut before and after each of ${requests} requests, ${ROUNDS} times\n`);
  },
  TEN_MINUTES * ROUNDS,
);
