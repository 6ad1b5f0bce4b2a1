import type { StudyField } from '../../../../ingestion/facts/study-fields.ts';
import { sectionName } from '../../../../ingestion/facts/section-name.ts';
import type { FoundStatement } from '../../../retrieval/scope.ts';
import { termsOf } from '../../../text/terms.ts';
import { answerPattern } from '../answer-kind.ts';
import { decidingOf, statesPoint } from '../asked-points.ts';
import { preferredFor } from '../asked-subjects.ts';
import { hasKind } from '../candidates.ts';
import type { ChosenSentence } from '../chosen-sentence.ts';
import { withFollowing } from './printed-together.ts';
import type { PlainAnswer } from './answer-in-form.ts';

/** Bonus for a section whose heading is the field's name, and for a labelled row, against a sentence's score of 0 to 1. */
const FIT_BONUS = 0.25;
const LABEL_BONUS = 0.1;

/** For a sentence with the kind of value asked for, among those of a text. */
const KIND_BONUS = 0.2;

/** How results are analysed: it repeats the words of endpoints and factors without saying what they are. */
const ANALYSIS =
  /\b(?:log-?rank|cox|hazard ratio|cochran|mantel|haenszel|kaplan|ancova|anova|mmrm|confidence intervals?|\d+% CI|p-values?|covariates?|(?:logistic|linear|cox) regression)\b/iu;
const ANALYSIS_COST = 0.6;

/** A criterion shares words with many fields; it states what may not be true of a participant. */
const CRITERIA = /\b(?:inclusion|exclusion|eligibility|selection) criteria\b/iu;
const CRITERION_COST = 0.5;

/** For a sentence on whom the question asks about, such as men. */
const PREFERRED_BONUS = 0.3;

/** A statement comes first in its section; each sentence further down loses this much, up to the twentieth. */
const DEPTH_COST = 0.012;
const DEEPEST = 20;

/** How many sentences, and how far their scores may be behind the best: a value is one or two, a text a few. */
const EXTENT = { value: { most: 2, behind: 0.12 }, text: { most: 4, behind: 0.3 } };

/** A question about what to do wants the section's steps whole, up to this many. */
const ASKS_STEPS =
  /\b(?:what (?:should|do|must|can) (?:we|i|they|you|sites?)|how (?:do|should|can|must) (?:we|i|they|you|sites?)|what (?:now|next)|steps?|procedure|process)\b/iu;
const MOST_STEPS = 12;

/** A section with a list is read whole up to this many sentences. */
const MOST_WITH_LIST = 9;

interface Asked {
  question: string;
  statements: readonly FoundStatement[];
  /** Also where a field is stated in text, which need not hold a value. */
  needsKind: boolean;
  /** Whether the section is read whole, if it is short, as a question about what to do wants it. */
  isSectionWhole?: true;
}

/** The sentences that state a field best; null when none has what a statement of it and the kind of answer contain. */
export function valueAnswer(
  field: StudyField,
  { question, statements, needsKind, isSectionWhole }: Asked,
): PlainAnswer | null {
  const pattern = answerPattern(question);
  const isPreferred = preferredFor(question);
  const isOfKind = ({ found, sentence }: ChosenSentence) =>
    !pattern || hasKind(pattern, sentence, found) || statesPoint(sentence, { field, question });
  const all = statements
    .flatMap((statement) => candidatesIn(statement, { field, question }))
    .map((one) => (isPreferred(one.sentence) ? { ...one, score: one.score + PREFERRED_BONUS } : one));
  const candidates = (
    field.form === 'value' || needsKind
      ? all.filter(isOfKind)
      : all.map((one) => (pattern && isOfKind(one) ? { ...one, score: one.score + KIND_BONUS } : one))
  ).sort((a, b) => b.score - a.score);
  const [best] = candidates;
  if (!best) return null;
  const steps = ASKS_STEPS.test(question) || isSectionWhole ? stepsAround(best, statements) : [];
  if (steps.length > 1) return { sentences: steps, score: best.score };
  const listed = field.form === 'text' ? sectionWithList(best, statements) : [];
  if (listed.length > 1) return { sentences: listed, score: best.score };
  const { most, behind } = EXTENT[field.form === 'value' ? 'value' : 'text'];
  const chosen = candidates.filter(
    (candidate, at) =>
      candidate.score >= best.score - behind &&
      candidates.findIndex(({ sentence }) => sentence === candidate.sentence) === at,
  );
  const deciding = decidingOf(candidates, { field, question });
  const others = chosen.filter(({ sentence }) => deciding.every((one) => one.sentence !== sentence));
  const stated = withStating([...deciding, ...others].slice(0, most), field, candidates);
  const sentences = withFollowing(stated);
  return { sentences, score: best.score, isUncertain: !sentences.some(isOfKind) };
}

/** And the best sentence that states the field wherever it is printed, if none of these does. */
function withStating(
  chosen: readonly ChosenSentence[],
  { states }: StudyField,
  candidates: readonly ChosenSentence[],
): ChosenSentence[] {
  const isStating = ({ sentence }: ChosenSentence) => states?.test(sentence) === true && !ANALYSIS.test(sentence);
  const stating = chosen.some(isStating) ? undefined : candidates.find(isStating);
  return stating ? [...chosen, stating] : [...chosen];
}

function candidatesIn(
  { source, fit, passages }: FoundStatement,
  { field, question }: { field: StudyField; question: string },
): (ChosenSentence & { score: number })[] {
  const { name, holds, heading } = field;
  const isStatement = (text: string) => !holds || holds.test(text) || statesPoint(text, { field, question });
  return passages.flatMap((found, at) => {
    const isCriterion = found.passage.section.some((one) => CRITERIA.test(one) && !heading?.test(sectionName(one)));
    return found.sentences.flatMap(({ text, score }, line) => {
      if (isHeading(text, found.passage.section) || isBareName(text, name) || !isStatement(text)) return [];
      const bonus =
        FIT_BONUS * fit +
        (source === 'label' ? LABEL_BONUS : 0) -
        (ANALYSIS.test(text) ? ANALYSIS_COST : 0) -
        (isCriterion ? CRITERION_COST : 0);
      return [{ found, sentence: text, score: score + bonus - DEPTH_COST * Math.min(DEEPEST, at + line) }];
    });
  });
}

/** All sentences of a short section that has a list. */
function sectionWithList(best: ChosenSentence, statements: readonly FoundStatement[]): ChosenSentence[] {
  const sentences = stepsAround(best, statements);
  const hasList = sentences.some(({ found }) => found.passage.kind === 'list');
  return hasList && sentences.length <= MOST_WITH_LIST ? sentences : [];
}

/** All sentences of the section of a sentence, if it is short enough to be read whole. */
function stepsAround(one: ChosenSentence, statements: readonly FoundStatement[]): ChosenSentence[] {
  const steps = sentencesAround(one, statements);
  return steps.length <= MOST_STEPS ? steps : [];
}

function sentencesAround({ found }: ChosenSentence, statements: readonly FoundStatement[]): ChosenSentence[] {
  const around = statements.find(
    ({ source, passages }) => source === 'section' && passages.some(({ key }) => key === found.key),
  );
  return (around?.passages ?? []).flatMap((one) =>
    one.sentences
      .filter(({ text }) => !isHeading(text, one.passage.section))
      .map(({ text }) => ({ found: one, sentence: text })),
  );
}

/** `Primary endpoints:` without what they are. */
function isBareName(sentence: string, name: string): boolean {
  const named = new Set(termsOf(name));
  return termsOf(sentence).every((term) => named.has(term));
}

/** A heading set on a line of its own repeats the section's name. */
export function isHeading(sentence: string, section: readonly string[]): boolean {
  return section.some((heading) => sectionName(heading) === sectionName(sentence));
}
