import type { ChosenSentence } from '../answering/models/extractive/chosen-sentence.ts';
import type { FoundPassage } from '../answering/retrieval/scope.ts';
import type { StudyField } from '../ingestion/facts/study-fields.ts';

/** A label and nothing after it. */
export const ENDS_AS_LABEL = /:\s*$/u;

/**
 * Each with the next line if it is the label alone; empty if they hold no value. Other lines of the paragraph belong to
 * other labels.
 */
export function labelledLines(
  { form, label, holds }: Pick<StudyField, 'form' | 'label' | 'holds'>,
  passages: readonly FoundPassage[],
): ChosenSentence[] {
  if (!label || form !== 'value') return [];
  return passages.flatMap((found) => {
    const lines = found.sentences.map(({ text }) => text);
    const chosen = lines.filter((line, at) => {
      const before = lines[at - 1] ?? '';
      return isLabelled(line, label) || (isLabelled(before, label) && ENDS_AS_LABEL.test(before));
    });
    const holdsValue = holds === null || chosen.some((line) => holds.test(line));
    return holdsValue ? chosen.map((sentence) => ({ found, sentence })) : [];
  });
}

function isLabelled(line: string, label: RegExp): boolean {
  return label.test(line.normalize('NFKC'));
}
