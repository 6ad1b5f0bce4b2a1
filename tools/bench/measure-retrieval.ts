import { rankPassages } from '../../functions/src/answering/retrieval/rank-passages.ts';
import { indexOf } from '../../functions/src/answering/retrieval/scope-index.ts';
import { termsOf } from '../../functions/src/answering/text/terms.ts';
import { inventDocuments, samplePassages } from './invented-documents.ts';
import type { Ratio } from './result.ts';

const SIZE = { documents: 20, pages: 150 };
const ROUNDS = 5;

/** Warm retrieval over twenty protocols against the bare index query for the same words. */
export async function measureRetrieval(questions: string[]): Promise<Ratio> {
  const index = indexOf(inventDocuments(await samplePassages(), SIZE));
  const times = { bare: 0, whole: 0 };
  for (let round = 0; round <= ROUNDS; round++)
    for (const question of questions) {
      const start = performance.now();
      index.search.find(termsOf(question), () => 1);
      const between = performance.now();
      rankPassages(index, { title: '', question, earlier: [] });
      const isWarmUp = round === 0;
      if (isWarmUp) continue;
      times.bare += between - start;
      times.whole += performance.now() - between;
    }
  const each = ROUNDS * questions.length;
  return {
    name: `question over ${index.passages.size} passages, against the index query for its words`,
    milliseconds: times.whole / each,
    baseMilliseconds: times.bare / each,
    ratio: times.whole / times.bare,
    target: 1.5,
  };
}
