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
      { index, weighed },
    );
  const excluding = EXCLUDES.test(asked) ? among(statementsOf(index, 'exclusion')) : [];
  return statementOf(form, excluding.length > 0 ? excluding : among(criteriaIn(index)));
}

/** With what the question says of its subject: `heart problems` means more than `heart`. */
function subjectOf({ subject }: Extract<QuestionForm, { kind: 'eligibility' }>, { plain }: Question): Terms {
  const terms = new Set(termsOf(subject));
  return { ...plain, concepts: plain.concepts.filter(({ term }) => terms.has(term)) };
}

function statementOf(form: QuestionForm, passages: FoundPassage[]): FoundStatement[] {
  if (passages.length === 0) return [];
  return [{ form, source: 'section', heading: '', fit: 1, visitHeaders: [], passages }];
}

function covering(
  passages: readonly ScopePassage[],
  { index, weighed }: { index: ScopeIndex; weighed: WeighedQuestion },
): FoundPassage[] {
  const covers = ({ own }: SentenceTerms) => coveredShare(weighed, own) >= COVERED;
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
