import { gunzipSync, gzipSync } from 'node:zlib';
import { rankPassages } from '../../functions/src/answering/retrieval/rank-passages.ts';
import type { ScopeDocument } from '../../functions/src/answering/retrieval/scope.ts';
import { indexOf, type ScopeIndex } from '../../functions/src/answering/retrieval/scope-index.ts';
import { termsOf } from '../../functions/src/answering/text/terms.ts';
import { inventDocuments, samplePassages } from './invented-documents.ts';
import type { Ratio } from './result.ts';

const PAGES = 150;
/** The numbers of documents; one of them has a target. */
const SIZES = [1, 5, 20, 100];
const TARGET = { documents: 20, ratio: 1.5 };
const ROUNDS = 5;

/**
 * Retrieval over protocols: cold, as the first question about a study, against decoding its passages, and warm against
 * the bare index query for the same words.
 */
export async function measureRetrieval(questions: string[]): Promise<Ratio[]> {
  const documents = inventDocuments(await samplePassages(), { documents: Math.max(...SIZES), pages: PAGES });
  const ratios: Ratio[] = [];
  for (const size of SIZES) {
    const { index, cold } = await openCold(documents.slice(0, size), questions[0] ?? '');
    const rounds = size > TARGET.documents ? 1 : ROUNDS;
    ratios.push(cold, warm(index, { questions, size, rounds }));
  }
  return ratios;
}

async function openCold(documents: ScopeDocument[], question: string): Promise<{ index: ScopeIndex; cold: Ratio }> {
  const stored = documents.map(({ file }) => gzipSync(JSON.stringify(file)));
  const start = performance.now();
  const decoded = documents.map((document, at): ScopeDocument => {
    const bytes = stored[at] ?? Buffer.alloc(0);
    return { ...document, file: JSON.parse(gunzipSync(bytes).toString()) as ScopeDocument['file'] };
  });
  const baseMilliseconds = performance.now() - start;
  const index = await indexOf(decoded);
  rankPassages(index, { title: '', question, earlier: [] });
  const milliseconds = performance.now() - start;
  const name = `first question over ${documents.length} documents, against decoding them`;
  return {
    index,
    cold: { name, milliseconds, baseMilliseconds, ratio: milliseconds / baseMilliseconds, target: null },
  };
}

interface Warm {
  questions: string[];
  size: number;
  rounds: number;
}

function warm(index: ScopeIndex, { questions, size, rounds }: Warm): Ratio {
  const times = { bare: 0, whole: 0 };
  for (let round = 0; round <= rounds; round++)
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
  const each = rounds * questions.length;
  return {
    name: `question over ${size} documents, ${index.passages.size} passages, against the index query for its words`,
    milliseconds: times.whole / each,
    baseMilliseconds: times.bare / each,
    ratio: times.whole / times.bare,
    target: size === TARGET.documents ? TARGET.ratio : null,
  };
}
