import type { AskedQuestion } from '../question/question.ts';
import { subjectOf } from '../question/subjects.ts';
import { foundIn, scoreSentence, weighQuestion } from './relevance.ts';
import type { ScopeIndex } from './scope-index.ts';
import type { FoundPassage } from './scope.ts';

/** Further ones say it again, or have one of its words by chance. */
const MOST = 12;

/**
 * Passages that speak of the only subject of a question, in whatever words, those that say about it what is asked first. Search
 * finds them only if they share the question's words, and a question on another trial has few that others lack.
 */
export function subjectPassages(index: ScopeIndex, asked: AskedQuestion): FoundPassage[] {
  const subject = subjectOf(asked.question);
  if (!subject) return [];
  const weighed = weighQuestion(index.readQuestion(asked), index.rarityOf);
  return [...index.passages.values()]
    .filter(({ passage }) => passage.kind !== 'heading' && !passage.context.history)
    .flatMap((entry) => {
      const { sentences } = index.read(entry.key);
      const speaking = sentences.filter(({ text }) => subject.speaks.test(text));
      if (speaking.length === 0) return [];
      const found = foundIn(
        entry,
        sentences.map((sentence) => scoreSentence(sentence, weighed)),
      );
      return [{ found, rank: Number(speaking.some(({ text }) => subject.prefers.test(text))) }];
    })
    .toSorted((one, other) => other.rank - one.rank || other.found.score - one.found.score)
    .slice(0, MOST)
    .map(({ found }) => found);
}
