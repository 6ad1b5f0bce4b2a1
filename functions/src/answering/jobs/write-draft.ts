import { withMarks } from '@trialdesk/contract/citation-marks';
import type { Citation } from '@trialdesk/contract/entities/citation';
import { LIMITS } from '@trialdesk/contract/limits';
import { choosePassages } from '../retrieval/choose-passages.ts';
import { findConflicts } from '../verification/conflicts.ts';
import type { DraftOutcome, DraftTask } from './draft-task.ts';
import type { DraftModel } from '../models/draft-model.ts';
import type { FoundPassage } from '../retrieval/retrieve.ts';
import {
  toCitation,
  verifyCitations,
  type VerifiedCitation,
  type VerifiedSentence,
} from '../verification/verify-citations.ts';

/** How many passages a reviewer is shown when there is no answer. */
const CLOSEST = 3;

/**
 * Drafts an answer to a question from the documents in its scope and nothing else. Every sentence of it rests on a
 * quote that stands in the cited page; when none does, the outcome is that the documents do not answer.
 * Rejects with a `ModelFailedError` when the model gives no usable answer.
 */
export async function writeDraft(task: DraftTask, model: DraftModel): Promise<DraftOutcome> {
  const { title, category, question, earlier, settings } = task;
  const { passages, ranked, queries } = await choosePassages(task, model);
  const written = {
    mode: model.mode,
    model: model.model,
    prompt_version: model.promptVersion,
    searched: task.documents.map(({ id, name, version, upload_date }) => ({ id, name, version, upload_date })),
    settings,
    ...(queries.length > 0 ? { queries } : {}),
  };
  const answer =
    passages.length > 0
      ? await model.answer({ title, category, question, earlier, passages, length: settings.response_length })
      : { answerable: false as const };
  const given = new Map(passages.map((passage) => [passage.key, passage]));
  const asked = [title, question, ...earlier.flatMap((turn) => [turn.question, turn.answer])].join('\n');
  const sentences = answer.answerable ? verifyCitations(answer.sentences, { passages: given, asked }) : [];
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
    return marks.length === 0 ? '' : withMarks(sentence.text, marks);
  });
  return { text: parts.filter((part) => part !== '').join('\n'), citations };
}

function number(citations: VerifiedCitation[]): Citation[] {
  return citations.map((citation, at) => ({ number: at + 1, ...citation }));
}
