import { inventRequests, numbersFrom } from './testing/invented-requests.ts';
import { MemoryIndex, randomNeedle } from './testing/memory-index.ts';

const random = numbersFrom(11);
const requests = inventRequests({ random, count: 1_000 });
const index = new MemoryIndex(requests);

test('finds exactly what a scan of all texts finds, each request once, newest first', async () => {
  for (let round = 0; round < 100; round++) {
    const needle = randomNeedle(requests, random);
    const { found } = await index.search(needle, 20);
    expect([needle, found]).toEqual([needle, index.scan(needle)]);
  }
});

test.each(['e', 'é', 'SUBJ-1', '?', 'ı', 'i̇', 'zzz'])('finds %s where it is, and nowhere else', async (needle) => {
  expect((await index.search(needle, 50)).found).toEqual(index.scan(needle));
});

test('a page of 20 of a selective search reads at most 200 documents', async () => {
  let selective = 0;
  for (let round = 0; round < 100; round++) {
    const { found, reads } = await index.search(randomNeedle(requests, random), 20);
    if (found.length > 20) continue;
    selective++;
    expect(Math.max(...reads)).toBeLessThanOrEqual(200);
  }
  expect(selective).toBeGreaterThan(25);
});
