import { inventRequests, numbersFrom } from '../../functions/src/requests/search/testing/invented-requests.ts';
import { MemoryIndex, randomNeedle } from '../../functions/src/requests/search/testing/memory-index.ts';

const MINUTES = 60_000;

test(
  'of 20,000 requests 1,000 random searches miss nothing, and a page of a selective one reads 200 documents at most',
  async () => {
    const random = numbersFrom(20_000);
    const requests = inventRequests({ random, count: 20_000 });
    const index = new MemoryIndex(requests);
    let [selective, most] = [0, 0];
    for (let round = 0; round < 1_000; round++) {
      const needle = randomNeedle(requests, random);
      const { found, reads } = await index.search(needle, 20);
      expect([needle, found]).toEqual([needle, index.scan(needle)]);
      if (found.length > 200) continue;
      selective++;
      most = Math.max(most, ...reads);
    }
    process.stdout.write(`${selective} selective searches, at most ${most} documents for a page\n`);
    expect(most).toBeLessThanOrEqual(200);
  },
  30 * MINUTES,
);
