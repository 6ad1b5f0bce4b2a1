import type { ResponseLength } from '@trialdesk/contract/entities/ai-settings';
import { LIMITS } from '@trialdesk/contract/limits';
import { asksForHistory } from '../../question/asks-for-history.ts';
import { asksSeveral, besideParts, isPartOf, questionsAsked } from '../../question/parts.ts';
import { askedAlone } from './asked-alone.ts';
import { productNames, withoutProductNames } from '../../question/product-names.ts';
import { spellOut } from '../../question/spell-out.ts';
import { characters } from '../../retrieval/budget.ts';
import type { DraftModel, ModelAnswer, ModelInput, ModelSentence } from '../draft-model.ts';
import { certaintyOf, signsOf } from './certainty.ts';
import { answerSentences } from './to-sentences.ts';
import { requiredPattern } from './answer-kind.ts';
import { firstSubjectAnswer, restAnswer, speaksOfSubjects, subjectAnswer } from './asked-subjects.ts';
import { hasKind, rankCandidates, type Candidate } from './candidates.ts';
import { itemsAfter } from '../../retrieval/lead-ins.ts';
import { plainAnswer } from './plain/plain-answer.ts';
import { actionAnswer } from './action-answer.ts';
import { limitAnswer, speaksOfMeasured } from './limit-answer.ts';
import { chooseSentences } from './choose-sentences.ts';
import { furtherForParts } from './complete-parts.ts';
import { weightAnswer } from './weight-answer.ts';

/**
 * Certainty below which the passages are shown instead of an answer, and from which it is called medium instead of low: the
 * lowest from which on 0.8 and 0.9 of the answers were right. With each of six protocols left out in turn, 21 of 26 called
 * medium were, which is too few for high.
 */
export const THRESHOLDS = { answer: 0.59, medium: 0.73 };

/** Most sentences of an answer. */
const SENTENCES: Record<ResponseLength, number> = { concise: 2, balanced: 4, detailed: 6 };

/** Answers with the documents' own sentences, for deployments without a model or where no text may leave. */
export function extractiveModel(thresholds = THRESHOLDS): DraftModel {
  return {
    mode: 'extractive',
    model: 'extractive-1',
    promptVersion: 'none',
    budget: characters(30_000),
    answer: (input) => Promise.resolve(extract(input, thresholds)),
    askedAlone,
  };
}

/** Behind what is stated on the fields that parts of the question ask for, unless that is a long list. */
function onSubjects(chosen: readonly Candidate[], stated: readonly ModelSentence[]): ModelAnswer {
  const quoted = new Set(stated.flatMap(({ quotes }) => quotes.map(({ quote }) => quote)));
  const further = chosen.filter(({ sentence }) => !quoted.has(sentence)).toSorted(inPassageOrder);
  const onSubject = answerSentences(further);
  const inOrder = stated.length > SENTENCES.detailed ? [...onSubject, ...stated] : [...stated, ...onSubject];
  return { answerable: true, sentences: inOrder.slice(0, LIMITS.citationsPerAnswer), confidence: 'low' };
}

function extract(input: ModelInput, thresholds: typeof THRESHOLDS): ModelAnswer {
  const current = currentCandidates(input);
  const candidates = current.filter(isWhole);
  const certainty = searchedCertainty(candidates);
  const most = SENTENCES[input.length];
  const documents = [...new Set(input.passages.map(({ document }) => document))];
  const limited = limitAnswer(input.question, documents, most);
  if (limited) {
    const sentences = answerSentences(limited.sentences).slice(0, LIMITS.citationsPerAnswer);
    return { answerable: true, sentences, confidence: limited.isDirect ? 'medium' : 'low' };
  }
  const own = documents.filter(({ is_for_all_studies }) => !is_for_all_studies);
  const byWeight = weightAnswer(input.question, own, most);
  if (byWeight) {
    // A sentence may be on another medicine.
    const isTable = byWeight.every(({ found }) => found.passage.kind === 'table');
    return { answerable: true, sentences: answerSentences(byWeight), confidence: isTable ? 'medium' : 'low' };
  }
  const isConfirmed = input.statements.some(({ source }) => source === 'confirmed');
  // As its parts were read.
  const names = documents.flatMap(({ file }) => productNames(file));
  const questions = questionsAsked(withoutProductNames(spellOut(input.question), names));
  const inParts = input.statements.filter(
    ({ form: { part } }) => part !== undefined && questions.some((question) => isPartOf(question, part)),
  );
  const parts = inParts.flatMap(({ form }) => form.part ?? []);
  const rest = besideParts(questions, parts);
  const onRest =
    rest === '' ? null : restAnswer(rest, { question: input.question, parts }, { candidates: current, most });
  const plainFrom = (statements: ModelInput['statements']) =>
    plainAnswer({ question: spellOut(input.question), most, searched: certainty }, statements);
  const first = isConfirmed ? null : (onRest ?? firstSubjectAnswer(input.question, current, most));
  if (first) return onSubjects(first, plainFrom(inParts)?.sentences ?? []);
  const plain = plainFrom(input.statements);
  if (plain) {
    const quotes = plain.sentences.flatMap((sentence) => sentence.quotes.map(({ quote }) => quote));
    const further = quotes.length <= most ? furtherForParts(input.question, quotes, candidates) : [];
    return { answerable: true, ...plain, sentences: [...plain.sentences, ...answerSentences(further)] };
  }
  // Search would find sentences on other medicines.
  if (input.statements.some(({ source }) => source === 'mention' || source === 'lists')) return { answerable: false };
  const { question } = input;
  const searched = certainty >= thresholds.answer ? chooseSentences(candidates, most) : [];
  const isSearched = searched.length > 0 && speaksOfSubjects(question, searched);
  const acting = isSearched ? null : actionAnswer(question, candidates, most);
  const isActing = acting !== null && speaksOfSubjects(question, acting);
  const onSubject = isSearched || isActing ? null : subjectAnswer(question, candidates, most);
  const best = isSearched ? searched : (onSubject ?? acting ?? []);
  const further = furtherForParts(
    question,
    best.map(({ sentence }) => sentence),
    candidates,
  );
  const chosen = [...best, ...further].toSorted(inPassageOrder);
  if (chosen.length === 0) return { answerable: false };
  const required = requiredPattern(question);
  if (required && !chosen.some(({ found, sentence }) => hasKind(required, sentence, found)))
    return { answerable: false };
  if (!speaksOfSubjects(question, chosen) || !speaksOfMeasured(question, chosen)) return { answerable: false };
  return {
    answerable: true,
    sentences: answerSentences(chosen),
    confidence: isSearched && certainty >= thresholds.medium && !asksSeveral(question) ? 'medium' : 'low',
  };
}

/** That an answer with the best sentences found by search is right. */
export function searchedCertainty(candidates: readonly Candidate[]): number {
  const signs = signsOf(candidates);
  return signs ? certaintyOf(signs) : 0;
}

/** Sentences that may be quoted for a situational question, best first. */
export function searchedCandidates(input: Pick<ModelInput, 'title' | 'question' | 'passages'>): Candidate[] {
  return currentCandidates(input).filter(isWhole);
}

/** What describes earlier versions is the answer to questions about them, and to no other. */
function currentCandidates(input: Pick<ModelInput, 'title' | 'question' | 'passages'>): Candidate[] {
  const candidates = rankCandidates(input);
  const isPast = ({ found }: Candidate) => found.passage.context.history === true;
  const past = asksForHistory(input) ? candidates.filter(isPast) : [];
  return past.length > 0 ? past : candidates.filter((candidate) => !isPast(candidate));
}

/** A sentence that leads into a list answers nothing by itself; it comes with each item that does. */
function isWhole(candidate: Candidate): boolean {
  return itemsAfter(candidate).length === 0;
}

function inPassageOrder(one: Candidate, other: Candidate): number {
  return one.passageAt - other.passageAt || one.sentenceAt - other.sentenceAt;
}
