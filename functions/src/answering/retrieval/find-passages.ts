import { asksForHistory } from '../question/asks-for-history.ts';
import type { AskedQuestion } from '../question/question.ts';
import { backedBySearch } from './backed-by-search.ts';
import { filling, type Budget } from './budget.ts';
import { completePassages } from './complete-passages.ts';
import { findStatements } from './find-statements.ts';
import { fuseRankings } from './fuse-rankings.ts';
import { illustratedPages, type IllustratedPage } from './illustrated-pages.ts';
import { rankPassages } from './rank-passages.ts';
import { historyInOrder } from './history.ts';
import { indexOf, type ScopeIndex } from './scope-index.ts';
import { firstSubjects } from '../question/subjects.ts';
import { subjectPassages } from './subject-passages.ts';
import type { FactReviews, FoundPassage, FoundStatement, ScopeDocument } from './scope.ts';

export interface PassageQuery {
  asked: AskedQuestion;
  documents: ScopeDocument[];
  budget: Budget;
  /** Returns passages with the lists, tables and sentences around them, in document order. */
  wholeSections?: boolean;
  /** By field of the study. */
  reviews?: FactReviews;
  /** Most pages in `illustrated`; none when absent. */
  pageImages?: number;
  /** Called only when the scope exceeds the budget. */
  rewrite?: () => Promise<string[]>;
}

export interface FoundPassages {
  /**
   * Within the budget: confirmed ones first, then best first, or in document order for the whole scope or whole
   * sections. Includes earlier versions, labelled.
   */
  passages: FoundPassage[];
  /** Everything found, best first, with earlier versions behind current text that says the same. */
  ranked: FoundPassage[];
  /** Besides the question. */
  queries: string[];
  /** Best first. */
  illustrated: IllustratedPage[];
  /** Empty for a situational question or one about changes. */
  statements: FoundStatement[];
}

/** The whole scope if it fits the budget, else the best passages for the question and its rewritten queries. */
export async function findPassages(search: PassageQuery): Promise<FoundPassages> {
  const { asked, documents, budget, wholeSections, reviews = {}, rewrite, pageImages = 0 } = search;
  const index = await indexOf(documents);
  const rankingOf = (query: AskedQuestion) => historyInOrder(asked, rankPassages(index, query));
  const found = rankingOf(asked);
  const statements = asksForHistory(asked)
    ? []
    : backedBySearch(findStatements(index, asked, { reviews, ranked: found }), {
        question: asked.question,
        first: found[0],
      });
  const speaking = subjectPassages(index, asked);
  const isFirst = firstSubjects(asked.question).length > 0;
  const inOrder = (ranking: FoundPassage[]) =>
    isFirst
      ? confirmedFirst(statements, ahead(speaking, statedFirst(statements, ranking)))
      : statedFirst(statements, ahead(speaking, ranking));
  const ranked = inOrder(found);
  const whole = confirmedFirst(statements, wholeScope(index, ranked));
  const shown = illustratedPages(ranked, pageImages);
  if (fits(whole, leaving(budget, shown.length)))
    return { passages: whole, ranked, queries: [], statements, illustrated: shown };
  const queries = rewrite ? await rewrite() : [];
  const others = queries.map((query) => rankingOf({ title: '', question: query, earlier: [] }));
  const fused = inOrder(fuseRankings([ranked, ...others]));
  const illustrated = illustratedPages(fused, pageImages);
  const left = leaving(budget, illustrated.length);
  const passages = wholeSections ? completePassages(index, fused, left) : withinBudget(fused, left);
  return { passages: confirmedFirst(statements, passages), ranked: fused, queries, statements, illustrated };
}

/** For text beside so many images. */
function leaving(budget: Budget, images: number): Budget {
  return { ...budget, most: budget.most - images * (budget.imageSize ?? 0) };
}

function ahead(first: readonly FoundPassage[], ranked: FoundPassage[]): FoundPassage[] {
  if (first.length === 0) return ranked;
  const keys = new Set(first.map(({ key }) => key));
  return [...first, ...ranked.filter(({ key }) => !keys.has(key))];
}

/** Those that state what is asked come before those that share its words. */
function statedFirst(statements: FoundStatement[], ranked: FoundPassage[]): FoundPassage[] {
  if (statements.length === 0) return ranked;
  const stating = statements.filter(({ form }) => form.kind !== 'direct');
  const stated = new Map(
    stating.flatMap(({ passages }) => passages).map((found): [string, FoundPassage] => [found.key, found]),
  );
  const best = [...stated.values()].filter(({ sentences }) => sentences.length > 0).sort((a, b) => b.score - a.score);
  return confirmedFirst(statements, [...best, ...ranked.filter(({ key }) => !stated.has(key))]);
}

/** Confirmed by a person as stating what is asked. */
function confirmedFirst(statements: FoundStatement[], passages: FoundPassage[]): FoundPassage[] {
  const confirmed = new Set(
    statements
      .filter(({ source }) => source === 'confirmed')
      .flatMap((statement) => statement.passages.map(({ key }) => key)),
  );
  if (confirmed.size === 0) return passages;
  return passages.toSorted((a, b) => Number(confirmed.has(b.key)) - Number(confirmed.has(a.key)));
}

/** In document order; passages that were found keep score and sentences. */
function wholeScope(index: ScopeIndex, ranked: FoundPassage[]): FoundPassage[] {
  const byKey = new Map(ranked.map((found) => [found.key, found]));
  return [...index.passages.values()].map((entry) => byKey.get(entry.key) ?? { ...entry, score: 0, sentences: [] });
}

function fits(passages: FoundPassage[], budget: Budget): boolean {
  const takes = filling(budget);
  return passages.every((found) => takes(found));
}

/** Up to the first that no longer fits. */
function withinBudget(ranked: FoundPassage[], budget: Budget): FoundPassage[] {
  const takes = filling(budget);
  const end = ranked.findIndex((found) => !takes(found));
  return end === -1 ? ranked : ranked.slice(0, end);
}
