import { logger } from 'firebase-functions';
import { promptContext } from '../../ingestion/passages/render-context.ts';
import type { DraftTask } from '../jobs/draft-task.ts';
import type { DraftModel } from '../models/draft-model.ts';
import { ModelFailedError } from '../models/model-failure.ts';
import { retrieve, type FoundPassage } from './retrieve.ts';
import { indexOf, type ScopeIndex } from './scope-index.ts';

/** The passages that a model answers from, and how they were found. */
export interface ChosenPassages {
  /** Best first, or in the documents' order when the whole scope is given. */
  passages: FoundPassage[];
  /** Everything found, best first. */
  ranked: FoundPassage[];
  /** What was searched for besides the question. */
  queries: string[];
}

/**
 * The whole scope when the model can be given it, else the best passages up to the model's budget. For the latter a
 * model that can is asked for queries in the words of protocols; when it fails, the question alone is searched for.
 */
export async function choosePassages(task: DraftTask, model: DraftModel): Promise<ChosenPassages> {
  const index = indexOf(task.documents);
  const ranked = retrieve(index, questionOf(task));
  const whole = wholeScope(index, ranked);
  if (fitsWhole(whole, model.budget)) return { passages: whole, ranked, queries: [] };
  const queries = await rewritten(task, model);
  const merged = merge([ranked, ...queries.map((query) => retrieve(index, query))]);
  return { passages: withinBudget(merged, model.budget), ranked: merged, queries };
}

/** What is searched for: the question, and for a short follow-up what it follows. */
function questionOf(task: DraftTask): string {
  const before = task.earlier.at(-1);
  return [task.title, task.question, ...(before && task.question.length < 80 ? [before.question] : [])].join('\n');
}

/** All passages in the documents' order, with what was found of them. */
function wholeScope(index: ScopeIndex, ranked: FoundPassage[]): FoundPassage[] {
  const byKey = new Map(ranked.map((found) => [found.key, found]));
  return [...index.passages.values()].map((entry) => byKey.get(entry.key) ?? { ...entry, score: 0, sentences: [] });
}

async function rewritten({ title, category, question, earlier }: DraftTask, model: DraftModel): Promise<string[]> {
  if (!model.rewrite) return [];
  try {
    return await model.rewrite({ title, category, question, earlier });
  } catch (error) {
    if (!(error instanceof ModelFailedError)) throw error;
    logger.warn('The question could not be rewritten', { kind: error.failure.kind });
    return [];
  }
}

/** Tempers how much the first places count against the later ones; the value of the method's authors. */
const RANK_CONSTANT = 60;

/**
 * One order out of several by reciprocal rank fusion (Cormack, Clarke and Büttcher 2009): scores of different queries
 * cannot be compared, places can. A passage is kept as the first ranking that has it found it.
 */
export function merge(rankings: FoundPassage[][]): FoundPassage[] {
  const [only, ...others] = rankings;
  if (only && others.length === 0) return only;
  const merged = new Map<string, { found: FoundPassage; worth: number }>();
  for (const ranking of rankings)
    ranking.forEach((found, place) => {
      const known = merged.get(found.key);
      const worth = (known?.worth ?? 0) + 1 / (RANK_CONSTANT + place + 1);
      merged.set(found.key, { found: known?.found ?? found, worth });
    });
  return [...merged.values()].sort((a, b) => b.worth - a.worth).map(({ found }) => found);
}

function fitsWhole(passages: FoundPassage[], budget: number): boolean {
  let left = budget;
  return passages.every((found) => (left -= sizeOf(found)) >= 0);
}

function withinBudget(ranked: FoundPassage[], budget: number): FoundPassage[] {
  let left = budget;
  return ranked.filter((found) => (left -= sizeOf(found)) >= 0);
}

function sizeOf({ passage }: FoundPassage): number {
  return passage.text.length + promptContext(passage.context).length;
}
