import { withMarks } from '@trialdesk/contract/citation-marks';
import type { Citation } from '@trialdesk/contract/entities/citation';
import { LIMITS } from '@trialdesk/contract/limits';
import type { VerifiedSentence } from './verify-citations.ts';

/**
 * As `[n]` marks. The same words of a page share a number. Citations beyond the limit are dropped, and sentences left
 * without any.
 */
export function numberCitations(sentences: Pick<VerifiedSentence, 'text' | 'citations'>[]): {
  text: string;
  citations: Citation[];
} {
  const numbers = new Map<string, number>();
  const citations: Citation[] = [];
  const lines = sentences.flatMap((sentence) => {
    const marks = sentence.citations.flatMap((citation) => {
      const key = JSON.stringify([citation.document_id, citation.page, citation.text_snippet]);
      const known = numbers.get(key);
      if (known !== undefined) return [known];
      if (citations.length >= LIMITS.citationsPerAnswer) return [];
      citations.push({ number: citations.length + 1, ...citation });
      numbers.set(key, citations.length);
      return [citations.length];
    });
    return marks.length === 0 ? [] : [withMarks(sentence.text, marks)];
  });
  return { text: lines.join('\n'), citations };
}
