import { retrieve } from '../../functions/src/answering/retrieve.ts';
import { indexOf, type ScopeIndex } from '../../functions/src/answering/scope-index.ts';
import { inventDocuments, samplePassages } from './invented-documents.ts';
import type { Ratio } from './result.ts';

const SIZE = { documents: 20, pages: 150 };
const ROUNDS = 5;

/**
 * Warm questions over twenty protocols: retrieval as production calls it against the index's own query with the words
 * of the question, and against the query that retrieval makes (the question's words and what they may mean).
 */
export async function measureRetrieval(questions: string[]): Promise<Ratio[]> {
  const documents = inventDocuments(await samplePassages(), SIZE);
  const index = indexOf(documents);
  const { watched, spent } = watch(index);
  const times = { bare: 0, own: 0, whole: 0 };
  for (let round = 0; round <= ROUNDS; round++)
    for (const question of questions) {
      const start = performance.now();
      index.search.search(question);
      const between = performance.now();
      const before = spent();
      retrieve(watched, question);
      // The first round warms up.
      if (round === 0) continue;
      times.bare += between - start;
      times.own += spent() - before;
      times.whole += performance.now() - between;
    }
  const each = ROUNDS * questions.length;
  const ratio = (name: string, base: number, target: number | null): Ratio => ({
    name,
    milliseconds: times.whole / each,
    baseMilliseconds: base / each,
    ratio: times.whole / base,
    target,
  });
  return [
    ratio(`question over ${index.passages.size} passages, against its index query`, times.own, 1.5),
    ratio('the same, against the index query of the question alone', times.bare, null),
  ];
}

/** The index with a clock on its queries. */
function watch(index: ScopeIndex): { watched: ScopeIndex; spent: () => number } {
  let spent = 0;
  const search: typeof index.search.search = (...query) => {
    const start = performance.now();
    const results = index.search.search(...query);
    spent += performance.now() - start;
    return results;
  };
  const clocked = Object.assign(Object.create(index.search) as typeof index.search, { search });
  return { watched: { ...index, search: clocked }, spent: () => spent };
}
