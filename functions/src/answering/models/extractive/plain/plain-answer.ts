import type { Confidence } from '@trialdesk/contract/entities/draft';
import { LIMITS } from '@trialdesk/contract/limits';
import type { StudyField } from '../../../../ingestion/facts/study-fields.ts';
import { promptContext } from '../../../../ingestion/passages/render-context.ts';
import { asksSeveral, questionsAsked } from '../../../question/parts.ts';
import type { QuestionForm } from '../../../question/question.ts';
import type { FoundStatement, NarrowingTerm } from '../../../retrieval/scope.ts';
import type { ModelSentence } from '../../draft-model.ts';
import { footnotesOf, referredRows } from '../../../retrieval/referred-rows.ts';
import { onlyPoints, referredSentences } from '../../../retrieval/numbered-section.ts';
import { termsOf } from '../../../text/terms.ts';
import { requiredPattern } from '../answer-kind.ts';
import { hasKind } from '../candidates.ts';
import { answerSentences } from '../to-sentences.ts';
import { speaksOfOtherSubjects } from '../asked-subjects.ts';
import { speaksOfMeasured } from '../limit-answer.ts';
import { asksForList as asksForListIn } from './asks-for-list.ts';
import { bestOf, type ReadAnswer } from './best-answer.ts';
import { listAnswer, titledListAnswer } from './list-answer.ts';
import { ofKindAsked } from './part-of-kind.ts';
import { gridAnswer } from './grid-answer.ts';
import { columnAnswer } from './column-answer.ts';
import { columnsAnswer } from './stated-columns.ts';
import { criterionAnswer } from './criterion-answer.ts';
import { definitionAnswer } from './definition-answer.ts';
import { directAnswer } from './direct-answer.ts';
import { medicineAnswer } from './medicine-answer.ts';
import { numberedSectionAnswer } from './numbered-section-answer.ts';
import { isScale, withWholeScale } from './printed-together.ts';
import { scheduleAnswer } from './schedule-answer.ts';
import { confidenceOf } from './confidence-of-form.ts';
import { valueAnswer } from './value-answer.ts';
import type { PlainAnswer, Asked } from './answer-in-form.ts';

/** Of a confirmed fact that nothing was found for: as a value in the best-fitting place. */
const CONFIRMED_SCORE = 1.3;

/** Of a field that a question only resembles and is narrower than: behind what is headed by the question's words. */
const DOUBTFUL_SCORE = 0.055;

/** Of what is done after an event that a question mentions: behind what it asks for in its own words. */
const EVENT_SCORE = 0.06;

/** The answer to a plain question in the form it asks for; null when the statements found do not give one. */
export function plainAnswer(
  asked: Asked,
  statements: readonly FoundStatement[],
): { sentences: ModelSentence[]; confidence: Confidence } | null {
  const answers = answersOf(asked, statements);
  const parts = new Set(statements.map(({ form }) => form.part));
  const best = [...parts].flatMap((part) => bestOf(answers.filter(({ form }) => form.part === part)) ?? []);
  if (best.length === 0) return null;
  const sentences = answerSentences(best.flatMap((answer) => answer.sentences)).slice(0, LIMITS.citationsPerAnswer);
  const isInPart = best.length === 1 && asksSeveral(asked.question);
  return { sentences, confidence: leastOf([...best.map(confidenceOf), ...(isInPart ? ['medium' as const] : [])]) };
}

function answersOf({ question, most, searched }: Asked, statements: readonly FoundStatement[]): ReadAnswer[] {
  const asksForMedicine = statements.some(({ form }) => form.kind === 'medicine');
  const asksForScale = statements.some(({ form }) => form.kind === 'field' && isScale(form.field));
  // Sentences that share words with a question about a medicine are on other medicines.
  const usable = asksForMedicine ? statements.filter(({ form }) => form.kind !== 'direct') : statements;
  // The one question of a story is on what the story says.
  const isAlone = questionsAsked(question).length === 1;
  return [...readingsOf(usable)].flatMap(([form, reading]) => {
    const asked = form.part ?? question;
    const isNarrowed = reading.some(({ narrowing = [] }) => narrowing.length > 0);
    const answer = ownAnswerFirst(reading, { question: asked, most, searched, asksForList: asksForListIn(asked) });
    if (!answer || (isAlone && !speaksOfOtherSubjects(question, answer.sentences))) return [];
    const isDoubtful = isNarrowed && form.kind === 'field' && form.isLikely;
    const score = isDoubtful ? Math.min(answer.score, DOUBTFUL_SCORE) : answer.score;
    const { sentences } = answer.isSelfContained ? answer : withReferred(answer, asked);
    const isUncertain = answer.isUncertain === true || sentences.every(({ sentence }) => onlyPoints(sentence));
    const whole = asksForScale ? withWholeScale(sentences) : sentences;
    return [{ ...answer, sentences: whole, score, form, isNarrowed, isUncertain }];
  });
}

/** From the study's own documents if they have it, else with those for all studies. */
function ownAnswerFirst(reading: FoundStatement[], asked: AskedReading): PlainAnswer | null {
  const own = reading.flatMap(ownPart);
  const size = (statements: FoundStatement[]) => statements.flatMap(({ passages }) => passages).length;
  const readings = size(own) < size(reading) ? [own, reading] : [reading];
  for (const statements of readings) {
    const answer = answerTo(statements, asked);
    if (answer && hasRequired(answer, asked.question)) return answer;
  }
  return null;
}

/**
 * What people have confirmed stays, and a direct answer: it is chosen by the words of single sentences, so the study's own
 * documents nearly always have one.
 */
function ownPart(statement: FoundStatement): FoundStatement[] {
  if (statement.source === 'confirmed' || statement.form.kind === 'direct') return [statement];
  const passages = statement.passages.filter(({ document }) => !document.is_for_all_studies);
  return passages.length > 0 ? [{ ...statement, passages }] : [];
}

function hasRequired({ sentences }: PlainAnswer, question: string): boolean {
  const required = requiredPattern(question);
  const hasValue = required === null || sentences.some(({ found, sentence }) => hasKind(required, sentence, found));
  return hasValue && speaksOfOtherSubjects(question, sentences) && speaksOfMeasured(question, sentences);
}

/** A longer answer, such as a list, says enough without the footnotes and sections that it points to. */
const MOST_WITH_SECTIONS = 3;

/** Puts what is asked for after the sentence that refers to its table or points to its section, and footnotes after their row. */
function withReferred(answer: PlainAnswer, question: string): PlainAnswer {
  const isShort = answer.sentences.length <= MOST_WITH_SECTIONS;
  const sentences = answer.sentences.flatMap((one) => [
    one,
    ...referredRows(one, question),
    ...(isShort ? [...footnotesOf(one), ...referredSentences(one, question)] : []),
  ]);
  return { ...answer, sentences };
}

function leastOf(words: readonly Confidence[]): Confidence {
  return (['low', 'medium', 'high'] as const).find((word) => words.includes(word)) ?? 'low';
}

/** The statements of each reading of the question. */
function readingsOf(statements: readonly FoundStatement[]): Map<FoundStatement['form'], FoundStatement[]> {
  const readings = new Map<FoundStatement['form'], FoundStatement[]>();
  for (const statement of statements)
    readings.set(statement.form, [...(readings.get(statement.form) ?? []), statement]);
  return readings;
}

interface AskedReading extends Asked {
  asksForList: boolean;
}

/** What a person has confirmed, if anything; it competes with other readings like the answer that it replaces. */
function answerTo(reading: FoundStatement[], asked: AskedReading): PlainAnswer | null {
  const found = foundAnswer(
    reading.filter(({ source }) => source !== 'confirmed'),
    asked,
  );
  const confirmed = reading.filter(({ source }) => source === 'confirmed').flatMap(({ passages }) => passages);
  if (confirmed.length === 0) return found;
  const sentences = confirmed.flatMap((passage) =>
    passage.sentences.map(({ text }) => ({ found: passage, sentence: text })),
  );
  return { sentences, score: found?.score ?? CONFIRMED_SCORE };
}

function foundAnswer(reading: FoundStatement[], asked: AskedReading): PlainAnswer | null {
  const [first] = reading;
  if (!first) return null;
  const { form } = first;
  const { question, asksForList } = asked;
  if (form.kind === 'medicine') return medicineAnswer(reading);
  if (form.kind === 'eligibility') return criterionAnswer(asked, first);
  if (form.kind === 'definition') return definitionAnswer(first);
  if (form.kind === 'numbered-section') return numberedSectionAnswer(first);
  if (form.kind === 'section') return asksForList ? headedAnswer(reading) : null;
  if (form.kind === 'direct') return directAnswer(asked, first);
  if (form.kind === 'event') {
    const answer = eventAnswer(form.field, reading, question);
    return answer && { ...answer, score: EVENT_SCORE };
  }
  if (form.kind !== 'field') return scheduleAnswer(form, reading);
  const answer = fieldAnswer(form, reading, { question, asksForList });
  return answer && speaksOf(first.narrowing ?? [], answer) ? answer : null;
}

/** The list of a section that is headed by what is asked for, else the column of a table. */
function headedAnswer(reading: readonly FoundStatement[]): PlainAnswer | null {
  const [section, column] = [false, true].map((isColumn) =>
    reading.find(({ source }) => (source === 'schedule') === isColumn),
  );
  return (section ? titledListAnswer(section) : null) ?? (column ? columnAnswer(column) : null);
}

/** What a question asks for within a field must be in its answer in part. Set by hand. */
const NARROWING_COVERED = 0.3;

function speaksOf(narrowing: readonly NarrowingTerm[], { sentences }: PlainAnswer): boolean {
  const said = new Set(
    sentences.flatMap(({ found: { passage }, sentence }) =>
      termsOf([sentence, promptContext(passage.context), passage.section.at(-1) ?? ''].join(' ')),
    ),
  );
  const weightOf = (terms: readonly NarrowingTerm[]) => terms.reduce((sum, { weight }) => sum + weight, 0);
  const spoken = narrowing.filter(({ names }) => isSaid(names, said));
  return weightOf(spoken) >= NARROWING_COVERED * weightOf(narrowing);
}

/** By the question's own word, or by other words for it; of the many words of a long form, one is not enough. */
function isSaid([own = '', ...others]: readonly string[], said: ReadonlySet<string>): boolean {
  const found = others.filter((name) => said.has(name)).length;
  return said.has(own) || (found > 0 && found >= Math.min(2, others.length));
}

/** Sentences; a text that runs on longer, and is mostly prose, says more than what is asked. Set by eye. */
const MOST_OF_TEXT = 20;

function runsOn({ sentences }: PlainAnswer): boolean {
  const prose = sentences.filter(({ found }) => found.passage.kind === 'prose');
  return sentences.length > MOST_OF_TEXT && prose.length > sentences.length / 2;
}

/** In text and other tables, and in the columns of schedules. */
function byPlace(found: readonly FoundStatement[]): { statements: FoundStatement[]; columns: FoundStatement[] } {
  const isColumn = ({ source }: FoundStatement) => source === 'schedule';
  return { statements: found.filter((one) => !isColumn(one)), columns: found.filter(isColumn) };
}

function eventAnswer(field: StudyField, found: FoundStatement[], question: string): PlainAnswer | null {
  const { statements, columns } = byPlace(found);
  if (field.form === 'grid') return gridAnswer(field, { question, statements, columns });
  return valueAnswer(field, { question, statements, needsKind: false, isSectionWhole: true });
}

function fieldAnswer(
  { field, isLikely }: Extract<QuestionForm, { kind: 'field' }>,
  found: FoundStatement[],
  { question, asksForList }: Pick<AskedReading, 'question' | 'asksForList'>,
): PlainAnswer | null {
  const { statements, columns } = byPlace(found);
  // What a question merely resembles answers it only with the kind of value asked for.
  const asked = { question, statements, needsKind: isLikely === true };
  switch (field.form) {
    case 'list': {
      const ofKind = { ...asked, statements: statements.map((statement) => ofKindAsked(statement, field, question)) };
      return listAnswer(field, ofKind) ?? valueAnswer(field, ofKind);
    }
    case 'grid':
      return gridAnswer(field, { question, statements, columns });
    case 'text': {
      const list = asksForList ? listAnswer(field, asked) : null;
      return list && !runsOn(list) ? list : (valueAnswer(field, asked) ?? list);
    }
    case 'value':
      return valueAnswer(field, asked) ?? columnsAnswer(field, columns);
  }
}
