import { sectionName } from '../../../ingestion/facts/section-name.ts';
import { promptContext } from '../../../ingestion/passages/render-context.ts';
import type { FoundPassage, FoundSentence, ScopePassage } from '../../retrieval/scope.ts';
import type { ModelInput } from '../draft-model.ts';
import { answerPattern } from './answer-kind.ts';

/** Factor for a sentence without the kind of value asked for. Set on the development questions. */
const WRONG_KIND_FACTOR = 0.6;

/** Of the passage's relative score, against 1 for the sentence's own. Origin not recorded. */
const PASSAGE_WEIGHT = 0.3;

const REFERENCES = /^(?:list of |literature )?(?:references?|bibliography|literature(?: cited)?)$/u;

export interface Candidate {
  found: FoundPassage;
  /** Positions of the passage in the ranking and of the sentence in the passage. */
  passageAt: number;
  sentenceAt: number;
  sentence: string;
  /** Has the kind of value asked for; null when the question implies none. */
  isRightKind: boolean | null;
  /** From 0 to 1 + `PASSAGE_WEIGHT`. */
  score: number;
  /** Matched rarity; unlike the score it grows with the question's length. */
  evidence: number;
  /** Weight per term of the question in the sentence's own words. */
  covered: ReadonlyMap<string, number>;
}

/** Best first. */
export function rankCandidates({ question, passages }: Pick<ModelInput, 'question' | 'passages'>): Candidate[] {
  const top = Math.max(...passages.map((found) => found.score), Number.MIN_VALUE);
  const pattern = answerPattern(question);
  const candidates = passages.flatMap((found, passageAt) =>
    sentencesIn(found).map((sentence, sentenceAt): Candidate => {
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

/** Titles of papers share words with any question. */
function sentencesIn({ passage, sentences }: FoundPassage): FoundSentence[] {
  return REFERENCES.test(sectionName(passage.section.at(-1) ?? '')) ? [] : sentences;
}

/** A cell's unit may be in its column header. */
export function hasKind(pattern: RegExp, sentence: string, { passage }: ScopePassage): boolean {
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
