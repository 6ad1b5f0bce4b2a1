import type { FoundStatement } from '../../../retrieval/scope.ts';
import type { PlainAnswer } from './answer-in-form.ts';
import { isHeading } from './value-answer.ts';

/** A section named by its number outweighs every field. */
const SCORE = 2.5;

/** A section that is asked for as a whole is quoted from its beginning. */
const MOST = 8;

/** From this score on a sentence is what the question asks for in the section, with those that are not far behind. */
const SPEAKS_OF = 0.3;
const BEHIND = 0.2;

/** What a section says of the rest of the question; of nothing in particular, its first sentences. */
export function numberedSectionAnswer({ passages }: FoundStatement): PlainAnswer | null {
  const sentences = passages.flatMap((found) =>
    found.sentences
      .filter(({ text }) => !isHeading(text, found.passage.section))
      .map(({ text, score }) => ({ found, sentence: text, score })),
  );
  const best = Math.max(0, ...sentences.map(({ score }) => score));
  const chosen = best >= SPEAKS_OF ? sentences.filter(({ score }) => score >= best - BEHIND) : sentences;
  return chosen.length > 0 ? { sentences: chosen.slice(0, MOST), score: SCORE } : null;
}
