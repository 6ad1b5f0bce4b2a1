import { database } from '../../../functions/src/firebase/app.ts';
import { askAbout, inventStudies } from './cold-scopes.ts';
import { runTogether } from './run-together.ts';

const PAGES = 150;
const LONGEST_BLOCK_MS = 200;
const LONGEST_WARM_MS = 1_000;
const MINUTE = 60_000;

afterAll(() => database().terminate());

test.each([
  [5, 20],
  [1, 100],
])(
  'one question each about %d studies of %d documents, cold and at once, loses no draft',
  async (count, documents) => {
    const studies = await inventStudies(count, { documents, pages: PAGES });
    const cold = await runTogether(await Promise.all(studies.ids.map(askAbout)));
    const [first = ''] = studies.ids;
    const warm = await runTogether([await askAbout(first)]);
    console.log(JSON.stringify({ count, documents, cold, warm }));
    expect(cold.written).toEqual(studies.ids.map(() => 1));
    expect(cold.blocked).toBeLessThan(LONGEST_BLOCK_MS);
    expect(warm.written).toEqual([1]);
    expect(warm.milliseconds).toBeLessThan(LONGEST_WARM_MS);
    await studies.forget();
  },
  20 * MINUTE,
);
