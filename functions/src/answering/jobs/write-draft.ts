import type { Confidence, GivenAnswer, ModelCall } from '@trialdesk/contract/entities/draft';
import { logLine } from '../../log-context.ts';
import type {
  DraftModel,
  ModelAnswer,
  ModelInput,
  ModelSentence,
  OnCall,
  QuotableAnswer,
} from '../models/draft-model.ts';
import { ModelFailedError } from '../models/model-failure.ts';
import { asksForHistory } from '../question/asks-for-history.ts';
import { needsThread } from '../question/needs-thread.ts';
import { findPassages } from '../retrieval/find-passages.ts';
import { scopePassage, type ScopeDocument, type ScopePassage } from '../retrieval/scope.ts';
import { documentDoubts, documentsOfOthers } from '../verification/document-doubts.ts';
import { judgeSources, rejectedSentences, verifyDraft, type DraftGrounds } from '../verification/verify-draft.ts';
import { completedAnswer } from './completed-answer.ts';
import type { DraftOutcome, DraftTask } from './draft-task.ts';
import { imagesOf } from './images-of.ts';
import { possiblePassages, unnamedMedicine } from './possible-passages.ts';

interface Asked {
  model: DraftModel;
  onCall: OnCall;
  quotable: readonly QuotableAnswer[];
}

/**
 * Retrieval, model, verification. The outcome is `not_found` when the model abstains or no sentence is proved. Rejects
 * with a `ModelFailedError`, which names the calls made.
 */
export async function writeDraft(task: DraftTask, model: DraftModel): Promise<DraftOutcome> {
  const calls: ModelCall[] = [];
  try {
    const quotable = model.quotesAnswers && task.findQuotable ? await task.findQuotable() : [];
    const outcome = await draft(task, { model, onCall: (call) => calls.push(call), quotable });
    return { ...outcome, ...(calls.length > 0 ? { calls } : {}) };
  } catch (error) {
    throw error instanceof ModelFailedError ? new ModelFailedError(error.kind, error.cause, calls) : error;
  }
}

/** Without the documents of others, unless only those have an answer. */
async function draft(task: DraftTask, asked: Asked): Promise<DraftOutcome> {
  const others = documentsOfOthers(task.documents, task.study_name);
  if (others.length === 0) return draftFromAll(task, asked);
  const documents = task.documents.filter(({ id }) => others.every((other) => other.id !== id));
  const own = await draftFromAll({ ...task, documents }, asked);
  if (own.state !== 'ready') {
    const outcome = await draftFromAll(task, asked);
    if (outcome.state === 'ready') return outcome;
  }
  return { ...own, set_aside: others };
}

async function draftFromAll(task: DraftTask, asked: Asked): Promise<DraftOutcome> {
  const { model } = asked;
  const { study_name, title, category, question, earlier, documents, settings } = task;
  const { passages, ranked, queries, statements, illustrated } = await findPassages({
    asked: task,
    documents,
    budget: model.budget,
    ...(task.reviews && { reviews: task.reviews }),
    ...(model.wholeSections && { wholeSections: true }),
    ...(model.pageImages !== undefined && { pageImages: model.pageImages }),
    rewrite: () => rewrittenQueries(task, asked),
  });
  const quotable = asked.quotable.filter((answer) => citesOnly(answer, documents));
  const unnamed = unnamedMedicine(statements);
  const origin = {
    mode: model.mode,
    model: model.model,
    prompt_version: model.promptVersion,
    searched: documents.map(({ id, name, version, upload_date }) => ({ id, name, version, upload_date })),
    settings,
    ...(task.own_documents && { own_documents: task.own_documents }),
    ...(queries.length > 0 ? { queries } : {}),
    ...(quotable.length > 0 && { given_answers: quotable.map(placeOf) }),
    ...(unnamed !== undefined && { unnamed_medicine: unnamed }),
  };
  const input: ModelInput = {
    ...{ study_name, title, category, question, earlier },
    passages,
    statements,
    quotable,
    images: await imagesOf(illustrated, task),
    length: settings.response_length,
  };
  const whole = await answerFrom(input, asked);
  const alone = model.askedAlone?.(question, whole) ?? [];
  const parts = alone.map((part) => answerToPart(part, { ...asked, input, task }));
  const answer = completedAnswer(whole, await Promise.all(parts));
  const grounds: DraftGrounds = {
    passages: passagesOf(documents),
    asksForHistory: asksForHistory(task),
    asked: [title, question, ...earlier.flatMap((turn) => [turn.question, turn.answer])].join('\n'),
    documents,
  };
  const sentences = answer.answerable ? await repaired(answer.sentences, { ...asked, input, grounds }) : [];
  const verified = answer.answerable ? verifyDraft(sentences, grounds) : null;
  if (!answer.answerable || !verified) {
    const closest = possiblePassages(ranked, statements);
    const doubts = documentDoubts(closest, documents, study_name);
    return { state: 'not_found', ...origin, closest, ...(doubts.length > 0 && { doubts }) };
  }
  const confidence = confidenceIn(sentences, answer.confidence);
  return { state: 'ready', ...origin, ...verified, ...judgeSources(verified, task, confidence) };
}

function citesOnly({ quotes }: QuotableAnswer, documents: readonly ScopeDocument[]): boolean {
  return quotes.every(({ document_id }) => documents.some(({ id }) => id === document_id));
}

function placeOf({ request_id, request_number, query_id }: QuotableAnswer): GivenAnswer {
  return { request_id, ...(request_number !== undefined && { request_number }), query_id };
}

/** Not high if it rests on what somebody else was answered. */
function confidenceIn(sentences: readonly ModelSentence[], confidence: Confidence): Confidence {
  return confidence === 'high' && sentences.some(({ quotable }) => quotable) ? 'medium' : confidence;
}

/**
 * Only for a follow-up that its thread explains; else it does not pay. If it fails, the search goes by the question
 * alone.
 */
async function rewrittenQueries(task: DraftTask, { model, onCall }: Asked): Promise<string[]> {
  if (!model.rewrite || !needsThread(task)) return [];
  try {
    const { study_name, title, category, question, earlier } = task;
    return await model.rewrite({ study_name, title, category, question, earlier }, onCall);
  } catch (error) {
    if (!(error instanceof ModelFailedError)) throw error;
    logLine('WARNING', 'The question could not be rewritten', { kind: error.kind });
    return [];
  }
}

/** The model is not asked without passages. */
async function answerFrom(input: ModelInput, { model, onCall }: Asked): Promise<ModelAnswer> {
  return input.passages.length > 0 ? model.answer(input, onCall) : { answerable: false };
}

async function answerToPart(
  question: string,
  { input, task, ...asked }: Asked & { input: ModelInput; task: DraftTask },
): Promise<ModelAnswer> {
  const { documents, reviews } = task;
  const part = { question, title: '', earlier: [] };
  const { passages, statements } = await findPassages({
    asked: part,
    documents,
    budget: asked.model.budget,
    ...(reviews && { reviews }),
  });
  return answerFrom({ ...input, ...part, passages, statements }, asked);
}

/** Once. If it fails, verification drops the rejected sentences. */
async function repaired(
  sentences: ModelSentence[],
  { input, grounds, model, onCall }: Asked & { input: ModelInput; grounds: DraftGrounds },
): Promise<ModelSentence[]> {
  const rejected = model.repair ? rejectedSentences(sentences, grounds) : [];
  if (!model.repair || rejected.length === 0) return sentences;
  try {
    const replacements = await model.repair(input, rejected, onCall);
    return sentences.map((sentence, at) => replacements.get(at) ?? sentence);
  } catch (error) {
    if (!(error instanceof ModelFailedError)) throw error;
    logLine('WARNING', 'Rejected sentences could not be repaired', { kind: error.kind, rejected: rejected.length });
    return sentences;
  }
}

/** A sentence may rest on passages that were not ranked, such as a list's lead-in. */
function passagesOf(documents: readonly ScopeDocument[]): ReadonlyMap<string, ScopePassage> {
  return new Map(
    documents.flatMap((document) =>
      document.file.passages.map((passage): [string, ScopePassage] => {
        const entry = scopePassage(document, passage);
        return [entry.key, entry];
      }),
    ),
  );
}
