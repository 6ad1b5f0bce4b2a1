import type { Question, QuestionForm, Terms } from '../question/question.ts';
import { termsOf } from '../text/terms.ts';
import { passagesCovering } from './likely-passages.ts';
import {
  coveredShare,
  foundIn,
  scoreSentence,
  weighQuestion,
  type SentenceTerms,
  type WeighedQuestion,
} from './relevance.ts';
import { criteriaIn, statementsOf } from './stated-passages.ts';
import type { ScopeIndex } from './scope-index.ts';
import type { FoundPassage, FoundStatement, ScopePassage } from './scope.ts';

/** Share of a question, by weight, that a criterion must cover. Set with each protocol's questions left out in turn. */
const COVERED = 0.6;

/** Passages of a statement, in document order. */
const MOST = 12;

/** Questions that only the exclusion criteria answer, if they do. */
const EXCLUDES = /\b(?:exclu\p{L}*|disqualif\p{L}*|(?:rul|keep|kept|knock|screen)\p{L}* .*\bout)\b/iu;

export function criteriaStatement(
  form: Extract<QuestionForm, { kind: 'eligibility' }>,
  { index, asked }: { index: ScopeIndex; asked: string },
): FoundStatement[] {
  const question = subjectOf(form, index.readQuestion({ title: '', question: asked, earlier: [] }));
  if (question.concepts.length === 0) return [];
  const weighed = weighQuestion(question, index.rarityOf);
  const passages = passagesCovering(index, weighed, COVERED);
  const among = (criteria: ReadonlySet<string>) =>
    covering(
      passages.filter(({ key }) => criteria.has(key)),
      { index, weighed, specificityOf: question.specificityOf },
    );
  const excluding = EXCLUDES.test(asked) ? among(statementsOf(index, 'exclusion')) : [];
  return statementOf(form, excluding.length > 0 ? excluding : among(criteriaIn(index)));
}

/** Said of nearly every illness. */
const ILLNESS = new Set(
  termsOf(
    'disease disorder condition problem syndrome illness history active systemic chronic acute severe serious attack',
  ),
);

/**
 * With what the question says of its subject: `heart problems` means more than `heart`. Of what others call it, numbers and
 * words for any illness do not count: a criterion on a `disease` is not on psoriasis.
 */
function subjectOf({ subject }: Extract<QuestionForm, { kind: 'eligibility' }>, { plain }: Question): Terms {
  const terms = new Set(termsOf(subject));
  const isOfSubject = (other: string) => !ILLNESS.has(other) && !/^\d/u.test(other);
  const concepts = plain.concepts
    .filter(({ term }) => terms.has(term))
    .map(({ term, alternatives }) => ({ term, alternatives: alternatives.filter(isOfSubject) }));
  return { ...plain, concepts };
}

function statementOf(form: QuestionForm, passages: FoundPassage[]): FoundStatement[] {
  if (passages.length === 0) return [];
  return [{ form, source: 'section', heading: '', fit: 1, visitHeaders: [], passages }];
}

interface Searched extends Pick<Terms, 'specificityOf'> {
  index: ScopeIndex;
  weighed: WeighedQuestion;
}

/**
 * What a sentence speaks of: in the question's own words, in one that nobody uses otherwise, or in two that mean the same.
 * `blood` alone is not the blood pressure.
 */
function saidIn(own: ReadonlySet<string>, { weighed, specificityOf }: Omit<Searched, 'index'>): WeighedQuestion {
  const isSaid = ({ concept: { term, alternatives } }: WeighedQuestion['concepts'][number]) => {
    const others = alternatives.filter((other) => own.has(other));
    return own.has(term) || others.length > 1 || others.some((other) => specificityOf(other) === 1);
  };
  return { ...weighed, concepts: weighed.concepts.filter(isSaid) };
}

function covering(passages: readonly ScopePassage[], { index, weighed, specificityOf }: Searched): FoundPassage[] {
  const covers = ({ own }: SentenceTerms) => coveredShare(saidIn(own, { weighed, specificityOf }), own) >= COVERED;
  return passages
    .filter(({ passage: { kind, context } }) => kind !== 'heading' && !context.history)
    .flatMap((entry): FoundPassage[] => {
      const sentences = index
        .read(entry.key)
        .sentences.filter(covers)
        .map((sentence) => scoreSentence(sentence, weighed));
      return sentences.length > 0 ? [foundIn(entry, sentences)] : [];
    })
    .filter((found, _, all) => all.filter(({ score }) => score > found.score).length < MOST);
}
