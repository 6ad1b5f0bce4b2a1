import { promptContext } from '../../ingestion/passages/render-context.ts';
import type { AskedQuestion } from '../question/question.ts';
import { findStatements } from './find-statements.ts';
import { fuseRankings } from './fuse-rankings.ts';
import { rankPassages } from './rank-passages.ts';
import { indexOf, type ScopeIndex } from './scope-index.ts';
import type { FoundPassage, FoundStatement, ScopeDocument } from './scope.ts';

export interface PassageSearch {
  asked: AskedQuestion;
  documents: ScopeDocument[];
  /** Characters of text and context that the result may hold. */
  budget: number;
  /** Returns further queries; called only when the scope exceeds the budget. */
  rewrite?: () => Promise<string[]>;
}

export interface FoundPassages {
  /** Passages within the budget: best first, or in document order when the whole scope fits. */
  passages: FoundPassage[];
  /** Everything found, best first. */
  ranked: FoundPassage[];
  /** Queries searched besides the question. */
  queries: string[];
  /** What the documents state about a plain question; empty for a situational one. */
  statements: FoundStatement[];
}

/**
 * Entry point of the retrieval stage: the whole scope if it fits the budget, else the best passages for the question
 * and its rewritten queries.
 */
export async function findPassages({ asked, documents, budget, rewrite }: PassageSearch): Promise<FoundPassages> {
  const index = indexOf(documents);
  const statements = findStatements(index, asked);
  const ranked = statedFirst(statements, rankPassages(index, asked));
  const whole = wholeScope(index, ranked);
  if (fits(whole, budget)) return { passages: whole, ranked, queries: [], statements };
  const queries = rewrite ? await rewrite() : [];
  const rankings = queries.map((query) => rankPassages(index, { title: '', question: query, earlier: [] }));
  const fused = statedFirst(statements, fuseRankings([ranked, ...rankings]));
  return { passages: withinBudget(fused, budget), ranked: fused, queries, statements };
}

/** Passages that state what is asked come before those that share its words. */
function statedFirst(statements: FoundStatement[], ranked: FoundPassage[]): FoundPassage[] {
  if (statements.length === 0) return ranked;
  const stated = new Map(
    statements.flatMap(({ passages }) => passages).map((found): [string, FoundPassage] => [found.key, found]),
  );
  const best = [...stated.values()].filter(({ sentences }) => sentences.length > 0).sort((a, b) => b.score - a.score);
  return [...best, ...ranked.filter(({ key }) => !stated.has(key))];
}

/** All passages in document order, with the score and sentences of those that were found. */
function wholeScope(index: ScopeIndex, ranked: FoundPassage[]): FoundPassage[] {
  const byKey = new Map(ranked.map((found) => [found.key, found]));
  return [...index.passages.values()].map((entry) => byKey.get(entry.key) ?? { ...entry, score: 0, sentences: [] });
}

function fits(passages: FoundPassage[], budget: number): boolean {
  let left = budget;
  return passages.every((found) => (left -= sizeOf(found)) >= 0);
}

/** The best passages up to the first that no longer fits. */
function withinBudget(ranked: FoundPassage[], budget: number): FoundPassage[] {
  let left = budget;
  return ranked.filter((found) => (left -= sizeOf(found)) >= 0);
}

function sizeOf({ passage }: FoundPassage): number {
  return passage.text.length + promptContext(passage.context).length;
}
