import type { Citation } from '@trialdesk/contract/entities/citation';
import { LIMITS } from '@trialdesk/contract/limits';
import { findConflicts } from './conflicts.ts';
import type { DraftOutcome, DraftTask } from './draft-task.ts';
import type { DraftModel, ModelInput } from './models/draft-model.ts';
import { retrieve, type FoundPassage } from './retrieve.ts';
import { indexOf, type ScopeIndex } from './scope-index.ts';
import { toCitation, verifyCitations, type VerifiedCitation, type VerifiedSentence } from './verify-citations.ts';

/** How many passages a reviewer is shown when there is no answer. */
const CLOSEST = 3;

/**
 * Drafts an answer to a question from the documents in its scope and nothing else. Every sentence of it rests on a
 * quote that stands in the cited page; when none does, the outcome is that the documents do not answer.
 * Rejects with a `ModelFailedError` when the model gives no usable answer.
 */
export async function writeDraft(task: DraftTask, model: DraftModel): Promise<DraftOutcome> {
  const index = indexOf(task.documents);
  const ranked = retrieve(index, questionOf(task));
  const input: ModelInput = {
    title: task.title,
    category: task.category,
    question: task.question,
    earlier: task.earlier,
    passages: withinBudget(index, ranked, model.budget),
    length: task.settings.response_length,
  };
  const written = {
    mode: model.mode,
    model: model.model,
    prompt_version: model.promptVersion,
    searched: task.documents.map(({ id, name, version, upload_date }) => ({ id, name, version, upload_date })),
    settings: task.settings,
  };
  const answer = input.passages.length > 0 ? await model.answer(input) : { answerable: false as const };
  const given = new Map(input.passages.map((passage) => [passage.key, passage]));
  const sentences = answer.answerable ? verifyCitations(answer.sentences, given) : [];
  if (!answer.answerable || sentences.length === 0)
    return {
      state: 'not_found',
      ...written,
      closest: number(ranked.slice(0, CLOSEST).map(nearest)),
    };
  const composed = compose(sentences);
  return {
    state: 'ready',
    ...written,
    ...composed,
    confidence: answer.confidence,
    conflicts: findConflicts(composed.citations, task.documents),
  };
}

/** What is searched for: the question, and for a short follow-up what it follows. */
function questionOf(task: DraftTask): string {
  const before = task.earlier.at(-1);
  return [task.title, task.question, ...(before && task.question.length < 80 ? [before.question] : [])].join('\n');
}

/** The whole scope in its own order when it fits, else the best passages that do. */
function withinBudget(index: ScopeIndex, ranked: FoundPassage[], budget: number): FoundPassage[] {
  const size = ({ passage }: FoundPassage) => passage.text.length + passage.context.length;
  const byKey = new Map(ranked.map((found) => [found.key, found]));
  const whole = [...index.passages.values()].map(
    (entry) => byKey.get(entry.key) ?? { ...entry, score: 0, sentences: [] },
  );
  if (whole.reduce((sum, found) => sum + size(found), 0) <= budget) return whole;
  let left = budget;
  return ranked.filter((found) => (left -= size(found)) >= 0);
}

/** The sentence of a passage that comes nearest to the question. */
function nearest(found: FoundPassage): VerifiedCitation {
  const best = found.sentences.reduce((chosen, sentence) => (sentence.score > chosen.score ? sentence : chosen));
  return toCitation(found, best.text);
}

function compose(sentences: VerifiedSentence[]): { text: string; citations: Citation[] } {
  const numbers = new Map<string, number>();
  const citations: Citation[] = [];
  const parts = sentences.map((sentence) => {
    const marks = sentence.citations.flatMap((citation) => {
      const key = JSON.stringify([citation.document_id, citation.page, citation.text_snippet]);
      const known = numbers.get(key);
      if (known !== undefined) return [known];
      if (citations.length >= LIMITS.citationsPerAnswer) return [];
      citations.push({ number: citations.length + 1, ...citation });
      numbers.set(key, citations.length);
      return [citations.length];
    });
    return marks.length === 0 ? '' : `${sentence.text} ${[...new Set(marks)].map((mark) => `[${mark}]`).join(' ')}`;
  });
  return { text: parts.filter((part) => part !== '').join('\n'), citations };
}

function number(citations: VerifiedCitation[]): Citation[] {
  return citations.map((citation, at) => ({ number: at + 1, ...citation }));
}
