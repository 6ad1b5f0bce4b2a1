import type { AskedQuestion } from '../question/question.ts';
import { answeringSubjects, type Subject } from '../question/subjects.ts';
import { foundIn, scoreSentence, weighQuestion, type WeighedQuestion } from './relevance.ts';
import type { ScopeIndex } from './scope-index.ts';
import type { FoundPassage } from './scope.ts';

/** Further ones say it again, or have one of its words by chance. */
const MOST = 12;

/**
 * Passages that speak of the subjects of a question, in whatever words, those that say about it what is asked first. Search
 * finds them only if they share the question's words, and a question on another trial has few that others lack.
 */
export function subjectPassages(index: ScopeIndex, asked: AskedQuestion): FoundPassage[] {
  const subjects = answeringSubjects(asked.question);
  if (subjects.length === 0) return [];
  const weighed = weighQuestion(index.readQuestion(asked), index.rarityOf);
  const mostOfEach = Math.ceil(MOST / subjects.length);
  const found = subjects.flatMap((subject) => passagesOn(index, subject, weighed).slice(0, mostOfEach));
  return [...new Map(found.map((one) => [one.key, one])).values()];
}

function passagesOn(index: ScopeIndex, { speaks, prefers }: Subject, weighed: WeighedQuestion): FoundPassage[] {
  return [...index.passages.values()]
    .filter(({ passage }) => passage.kind !== 'heading' && !passage.context.history)
    .flatMap((entry) => {
      const { sentences } = index.read(entry.key);
      const speaking = sentences.filter(({ text }) => speaks.test(text));
      if (speaking.length === 0) return [];
      const found = foundIn(
        entry,
        sentences.map((sentence) => scoreSentence(sentence, weighed)),
      );
      return [{ found, rank: Number(speaking.some(({ text }) => prefers.test(text))) }];
    })
    .toSorted((one, other) => other.rank - one.rank || other.found.score - one.found.score)
    .map(({ found }) => found);
}
