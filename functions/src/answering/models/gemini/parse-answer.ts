import { stripMarks } from '@trialdesk/contract/citation-marks';
import type { Confidence } from '@trialdesk/contract/entities/draft';
import type { FoundPassage } from '../../retrieval/scope.ts';
import type { ModelAnswer, ModelSentence } from '../draft-model.ts';

/** Passages are numbered from 1, as in the prompt. Null for any other shape, such as a cut-off answer. */
export function parseAnswer(json: string, passages: FoundPassage[]): ModelAnswer | null {
  const answer = readObject(json);
  if (!answer || typeof answer.answerable !== 'boolean') return null;
  if (!answer.answerable) return { answerable: false };
  if (!Array.isArray(answer.sentences) || !isConfidence(answer.confidence)) return null;
  const sentences = answer.sentences.map((sentence) => readSentence(sentence, passages));
  return sentences.every((sentence) => sentence !== null)
    ? { answerable: true, sentences, confidence: answer.confidence }
    : null;
}

function readSentence(value: unknown, passages: FoundPassage[]): ModelSentence | null {
  if (!isRecord(value) || typeof value.text !== 'string' || !Array.isArray(value.quotes)) return null;
  const quotes = value.quotes.flatMap((quote: unknown) => {
    if (!isRecord(quote) || typeof quote.quote !== 'string') return [];
    const passage = passages[Number(quote.passage) - 1];
    return passage ? [{ passageKey: passage.key, quote: unescape(quote.quote) }] : [];
  });
  return { text: withoutMarks(unescape(value.text)), quotes };
}

/**
 * One line of visible characters. Citation marks are added after verification; a model's own would refer to nothing.
 */
function withoutMarks(text: string): string {
  return stripMarks(text.replace(/\p{Cf}/gu, ''))
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();
}

/** Models copy the prompt's escapes. */
function unescape(text: string): string {
  return text
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, '&');
}

function readObject(json: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(json);
    return isRecord(value) ? value : null;
  } catch {
    return null;
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isConfidence(value: unknown): value is Confidence {
  return value === 'high' || value === 'medium' || value === 'low';
}
