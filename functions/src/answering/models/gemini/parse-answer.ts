import { stripMarks } from '@trialdesk/contract/citation-marks';
import type { Confidence } from '@trialdesk/contract/entities/draft';
import type { ModelAnswer, ModelSentence } from '../draft-model.ts';
import { quotesOf, type Citable, type CitableLine } from './citable-lines.ts';
import { unescape } from './fence.ts';

/** Null for any other shape, such as a cut-off answer. */
export function parseAnswer(json: string, citable: Citable): ModelAnswer | null {
  const answer = readObject(json);
  if (!answer || typeof answer.answerable !== 'boolean') return null;
  if (!answer.answerable) return { answerable: false };
  if (!Array.isArray(answer.sentences) || !isConfidence(answer.confidence)) return null;
  const sentences = answer.sentences.map((sentence) => readSentence(sentence, citable));
  return sentences.every((sentence) => sentence !== null)
    ? { answerable: true, sentences, confidence: answer.confidence }
    : null;
}

/** Null for any other shape. */
export function readSentence(value: unknown, { lines, quotable }: Citable): ModelSentence | null {
  if (!isRecord(value) || typeof value.text !== 'string' || !Array.isArray(value.evidence)) return null;
  const evidence: unknown[] = value.evidence;
  const quotes = readEvidence(evidence, lines);
  const answers = quotable.filter((_answer, at) => evidence.includes(lines.length + at + 1));
  return {
    text: withoutMarks(unescape(value.text)),
    quotes,
    ...(quotes.length === 0 && answers.length > 0 && { quotable: answers }),
  };
}

/** Line numbers count from 1. Leaves out unknown ones. */
export function readEvidence(numbers: readonly unknown[], lines: readonly CitableLine[]): ModelSentence['quotes'] {
  return quotesOf(numbers.flatMap((number) => (typeof number === 'number' ? (lines[number - 1] ?? []) : [])));
}

/** One line of visible characters. Citation marks are added after verification. */
function withoutMarks(text: string): string {
  return stripMarks(text.replace(/\p{Cf}/gu, ''))
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();
}

export function readObject(json: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(json);
    return isRecord(value) ? value : null;
  } catch {
    return null;
  }
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isConfidence(value: unknown): value is Confidence {
  return value === 'high' || value === 'medium' || value === 'low';
}
