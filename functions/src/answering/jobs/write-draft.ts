import { logger } from 'firebase-functions';
import type { Citation } from '@trialdesk/contract/entities/citation';
import type { DraftModel, ModelAnswer, ModelInput } from '../models/draft-model.ts';
import { ModelFailedError } from '../models/model-failure.ts';
import { findPassages } from '../retrieval/find-passages.ts';
import { quoteOf, type FoundPassage } from '../retrieval/scope.ts';
import { verifyDraft } from '../verification/verify-draft.ts';
import type { DraftOutcome, DraftTask } from './draft-task.ts';

/** Passages shown to the reviewer when there is no answer. */
const CLOSEST_PASSAGES = 3;

/**
 * Drafts an answer from the documents in scope: retrieval, model, verification. The outcome is `not_found` when the
 * model abstains or no sentence of its answer is proved. Rejects with a `ModelFailedError`.
 */
export async function writeDraft(task: DraftTask, model: DraftModel): Promise<DraftOutcome> {
  const { title, category, question, earlier, documents, settings } = task;
  const { passages, ranked, queries, statements } = await findPassages({
    asked: task,
    documents,
    budget: model.budget,
    rewrite: () => rewrittenQueries(task, model),
  });
  const origin = {
    mode: model.mode,
    model: model.model,
    prompt_version: model.promptVersion,
    searched: documents.map(({ id, name, version, upload_date }) => ({ id, name, version, upload_date })),
    settings,
    ...(queries.length > 0 ? { queries } : {}),
  };
  const answer = await answerFrom(model, {
    ...{ title, category, question, earlier },
    passages,
    statements,
    length: settings.response_length,
  });
  const verified = answer.answerable
    ? verifyDraft(answer.sentences, {
        passages: new Map(
          [...passages, ...statements.flatMap((statement) => statement.passages)].map((passage) => [
            passage.key,
            passage,
          ]),
        ),
        asked: [title, question, ...earlier.flatMap((turn) => [turn.question, turn.answer])].join('\n'),
        documents,
      })
    : null;
  return answer.answerable && verified
    ? { state: 'ready', ...origin, ...verified, confidence: answer.confidence }
    : { state: 'not_found', ...origin, closest: closestTo(ranked) };
}

/** A model that cannot rewrite, or fails to, leaves the search to the question alone. */
async function rewrittenQueries(task: DraftTask, model: DraftModel): Promise<string[]> {
  if (!model.rewrite) return [];
  try {
    const { title, category, question, earlier } = task;
    return await model.rewrite({ title, category, question, earlier });
  } catch (error) {
    if (!(error instanceof ModelFailedError)) throw error;
    logger.warn('The question could not be rewritten', { kind: error.kind });
    return [];
  }
}

/** Without passages the model is not asked. */
async function answerFrom(model: DraftModel, input: ModelInput): Promise<ModelAnswer> {
  return input.passages.length > 0 ? model.answer(input) : { answerable: false };
}

function closestTo(ranked: FoundPassage[]): Citation[] {
  const scored = ranked.filter(({ sentences }) => sentences.length > 0).slice(0, CLOSEST_PASSAGES);
  return scored.map((found, at) => {
    const best = found.sentences.reduce((chosen, sentence) => (sentence.score > chosen.score ? sentence : chosen));
    return { number: at + 1, ...quoteOf(found, best.text) };
  });
}
