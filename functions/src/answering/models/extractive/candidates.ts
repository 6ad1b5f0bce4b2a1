import { promptContext } from '../../../ingestion/passages/render-context.ts';
import type { FoundPassage, FoundSentence } from '../../retrieval/scope.ts';
import type { ModelInput } from '../draft-model.ts';
import { answerPattern } from './answer-kind.ts';

/** Factor for a sentence without the kind of value the question asks for. Set by hand on the development questions. */
const WRONG_KIND_FACTOR = 0.6;

/** Weight of the passage's score, relative to the best passage, against 1 for the sentence's own. Set by hand. */
const PASSAGE_WEIGHT = 0.3;

/** A sentence that may be part of the answer. */
export interface Candidate {
  found: FoundPassage;
  /** Position of the passage among those given, and of the sentence in its passage. */
  passageAt: number;
  sentenceAt: number;
  sentence: string;
  /** Whether it has the kind of value asked for; null when the question does not say. */
  isRightKind: boolean | null;
  /** For ranking: from 0 to 1 + `PASSAGE_WEIGHT`. */
  score: number;
  /** Absolute amount of matched rarity; unlike the score it grows with the length of the question. */
  evidence: number;
  /** Weight of each of the question's terms that its own words mention. */
  covered: ReadonlyMap<string, number>;
}

/** All sentences of the passages, best first. */
export function rankCandidates({ question, passages }: Pick<ModelInput, 'question' | 'passages'>): Candidate[] {
  const top = Math.max(...passages.map((found) => found.score), Number.MIN_VALUE);
  const pattern = answerPattern(question);
  const candidates = passages.flatMap((found, passageAt) =>
    found.sentences.map((sentence, sentenceAt): Candidate => {
      const isRightKind = pattern && hasKind(pattern, sentence.text, found);
      const factor = isRightKind === false ? WRONG_KIND_FACTOR : 1;
      return {
        found,
        passageAt,
        sentenceAt,
        sentence: sentence.text,
        isRightKind,
        score: factor * (sentence.score + PASSAGE_WEIGHT * (found.score / top)),
        evidence: factor * evidenceIn(sentence),
        covered: coveredBy(sentence),
      };
    }),
  );
  return candidates.sort((a, b) => b.score - a.score);
}

/** The unit of a table's cell may be in its column header. */
function hasKind(pattern: RegExp, sentence: string, { passage }: FoundPassage): boolean {
  return pattern.test(sentence) || (passage.kind === 'table' && pattern.test(promptContext(passage.context)));
}

function evidenceIn({ matches, lengthFactor }: FoundSentence): number {
  return lengthFactor * matches.reduce((sum, { concept, credit }) => sum + concept.rarity * credit, 0);
}

function coveredBy({ matches }: FoundSentence): Map<string, number> {
  return new Map(
    matches.filter(({ own }) => own > 0).map(({ concept: { term, weight }, own }) => [term, weight * own]),
  );
}
