import { LIMITS } from '@trialdesk/contract/limits';
import { displayedSentence } from '../../../../ingestion/passages/render-context.ts';
import type { FoundPassage, FoundStatement } from '../../../retrieval/scope.ts';
import type { ModelSentence } from '../../draft-model.ts';
import { listAnswer } from './list-answer.ts';
import { gridAnswer } from './grid-answer.ts';
import { scheduleAnswer } from './schedule-answer.ts';
import { valueAnswer } from './value-answer.ts';

/** A verbatim sentence or row chosen for an answer. */
export interface ChosenSentence {
  found: FoundPassage;
  sentence: string;
  /** Replaces the displayed sentence; every word of it is on the page, in the row or its headers. */
  shown?: string;
}

export interface PlainAnswer {
  sentences: ChosenSentence[];
  /** For comparing the readings of a question, from 0 to about 2. */
  score: number;
}

const PLURAL_QUESTION = /^\s*(?:which|what|list)\b.*\b\w+s (?:are|can|may|count)\b/iu;

/** The answer to a plain question in the form it asks for; null when the statements found do not give one. */
export function plainAnswer(
  question: string,
  statements: readonly FoundStatement[],
): { sentences: ModelSentence[] } | null {
  const asksForList = PLURAL_QUESTION.test(question);
  const answers = readingsOf(statements).flatMap((reading) => answerTo(reading, asksForList) ?? []);
  const [best] = answers.toSorted((a, b) => b.score - a.score);
  if (!best) return null;
  return { sentences: best.sentences.slice(0, LIMITS.citationsPerAnswer).map(toSentence) };
}

/** The statements of each reading of the question. */
function readingsOf(statements: readonly FoundStatement[]): FoundStatement[][] {
  const readings = new Map<FoundStatement['form'], FoundStatement[]>();
  for (const statement of statements)
    readings.set(statement.form, [...(readings.get(statement.form) ?? []), statement]);
  return [...readings.values()];
}

function answerTo(reading: FoundStatement[], asksForList: boolean): PlainAnswer | null {
  const [first] = reading;
  if (!first) return null;
  const { form } = first;
  if (form.kind !== 'field') return scheduleAnswer(form, reading);
  switch (form.field.form) {
    case 'list':
      return listAnswer(form.field, reading) ?? valueAnswer(form.field, reading);
    case 'grid':
      return gridAnswer(form.field, reading);
    case 'text':
      return (asksForList ? listAnswer(form.field, reading) : null) ?? valueAnswer(form.field, reading);
    case 'value':
      return valueAnswer(form.field, reading);
  }
}

function toSentence({ found, sentence, shown }: ChosenSentence): ModelSentence {
  return {
    text: shown ?? displayedSentence(found.passage, sentence),
    quotes: [{ passageKey: found.key, quote: sentence }],
  };
}
