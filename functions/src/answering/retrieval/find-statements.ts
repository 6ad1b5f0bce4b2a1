import type { StudyField } from '../../ingestion/facts/study-fields.ts';
import type { AskedQuestion, Medicine, Question, QuestionForm } from '../question/question.ts';
import { termsOf } from '../text/terms.ts';
import { coveredShare, foundIn, scoreSentence, weighQuestion, type WeighedQuestion } from './relevance.ts';
import { criteriaStatement } from './criteria-sentences.ts';
import { likelyStatement } from './likely-sentences.ts';
import { passagesCovering } from './likely-passages.ts';
import { confirmedStatement } from './confirmed-statement.ts';
import { columnStatement } from './headed-column.ts';
import { headingFit } from './heading-fit.ts';
import { definitionStatement } from './definitions.ts';
import { levelStatement } from './level-rows.ts';
import { numberedStatement } from './numbered-section.ts';
import { medicineStatements } from './medicine-entries.ts';
import { offVisitStatement } from './off-visit.ts';
import { titledStatement } from './titled-section.ts';
import { activityRows, visitColumn, type VisitColumn } from './schedule.ts';
import { rowsStating } from './stated-columns.ts';
import type { ScopeIndex } from './scope-index.ts';
import {
  passageKey,
  type FactReviews,
  type FoundPassage,
  type FoundStatement,
  type NarrowingTerm,
  type ScopePassage,
} from './scope.ts';

/** A row with its headers must cover this much of a question about a cell, the row itself this much. Set by hand. */
const CELL_SHARE = 0.85;
const ROW_SHARE = 0.25;

/** Of a question, by weight, from which on it is narrower than the field. Set by hand. */
const NARROWING_SHARE = 0.4;

/** In characters. Longer rows hold paragraphs, which share words with any question. */
const LONGEST_CELL_ROW = 300;

/**
 * What the documents state about a plain question, for each of its readings; empty for a situational one. What a person
 * has confirmed comes first, and a field confirmed as not stated has no statements.
 */
export function findStatements(
  index: ScopeIndex,
  asked: AskedQuestion,
  { reviews, ranked }: { reviews: FactReviews; /** What search found, best first. */ ranked: readonly FoundPassage[] },
): FoundStatement[] {
  const question = index.readQuestion({ title: '', question: asked.question, earlier: [] });
  const weighed = weighQuestion(question, index.rarityOf);
  const plain = weighQuestion(question.plain, index.rarityOf);
  const plainPart = ({ part }: QuestionForm) =>
    part === undefined
      ? plain
      : weighQuestion(index.readQuestion({ title: '', question: part, earlier: [] }).plain, index.rarityOf);
  const belongsTo = (field: StudyField) => (term: string) => question.belongsToField(field, term);
  return question.forms.flatMap((form): FoundStatement[] => {
    switch (form.kind) {
      case 'field':
      case 'event': {
        const review = reviews[form.field.key];
        const narrowing = form.kind === 'field' ? narrowingTerms(plainPart(form), belongsTo(form.field)) : [];
        const found = () => [
          ...fieldStatements(index, form, weighed),
          ...scheduleStatements(form, rowsStating(index, form.field), { index, weighed }),
        ];
        const stated = review?.decision === 'not_stated' ? [] : found();
        return [
          ...confirmedStatement(form, review, { index, weighed }),
          ...stated.map((statement) => ({ ...statement, narrowing })),
        ];
      }
      case 'occasions':
        return scheduleStatements(
          form,
          { rows: activityRows(index, form.subject), visitHeaders: [] },
          { index, weighed },
        );
      case 'visit-time':
      case 'visit-activities':
        return scheduleStatements(form, visitColumn(index, form.visit), { index, weighed });
      case 'off-visit': {
        const column = visitColumn(index, form.visit);
        return [
          ...scheduleStatements(form, column, { index, weighed }),
          ...offVisitStatement(form, column, { index, weighed }),
        ];
      }
      case 'medicine':
        return medicineStatements(form, { index, weighed }).map((statement) => ({
          ...statement,
          narrowing: narrowingTerms(plainPart(form), (term) => isNameOf(form.medicine, term)),
        }));
      case 'eligibility':
        return criteriaStatement(form, { index, asked: asked.question });
      case 'direct':
        return likelyStatement(form, {
          index,
          weighed: plain,
          ranked,
          fields: fieldsOf(question).filter((field) => narrowingTerms(plain, belongsTo(field)).length === 0),
          resembled: fieldsOf(question).filter((field) => narrowingTerms(plain, belongsTo(field)).length > 0),
          asksForCriteria: question.forms.some(({ kind }) => kind === 'eligibility'),
        });
      case 'definition':
        return definitionStatement(form, { index, weighed: plain });
      case 'numbered-section':
        return numberedStatement(form, { index, weighed: plain });
      case 'section':
        return [
          ...titledStatement(form, { index, weighed: plain }),
          ...columnStatement(form, { index, weighed: plain }),
        ];
      case 'cell':
        return rowStatement(form, { index, weighed, plain });
    }
  });
}

function fieldsOf({ forms }: Question): StudyField[] {
  return forms.flatMap((form) => (form.kind === 'field' ? [form.field] : []));
}

function fieldStatements(
  index: ScopeIndex,
  form: Extract<QuestionForm, { kind: 'field' | 'event' }>,
  weighed: WeighedQuestion,
): FoundStatement[] {
  const { field } = form;
  const documents = [...new Set([...index.passages.values()].map(({ document }) => document))];
  return documents.flatMap((document) =>
    document.file.facts
      .filter((fact) => fact.field === field.key)
      .flatMap(({ statements }) => statements)
      .map((statement): FoundStatement => ({
        form,
        source: statement.source,
        heading: statement.heading,
        fit: headingFit(statement, field),
        visitHeaders: [],
        passages: statement.passages.flatMap((id) => {
          const entry = index.passages.get(passageKey(document, id));
          return entry ? [scored(entry, { index, weighed })] : [];
        }),
      })),
  );
}

/** What a question speaks of besides what it asks for, if it is most of the question. */
function narrowingTerms({ concepts, total }: WeighedQuestion, belongs: (term: string) => boolean): NarrowingTerm[] {
  const others = concepts
    .filter(({ concept: { term } }) => !belongs(term))
    .map(({ concept: { term, alternatives }, weighed: { weight } }) => ({ names: [term, ...alternatives], weight }));
  const share = others.reduce((sum, { weight }) => sum + weight, 0) / Math.max(total, Number.MIN_VALUE);
  return share >= NARROWING_SHARE ? others : [];
}

function isNameOf({ name, names }: Medicine, term: string): boolean {
  return [name, ...names].some((each) => termsOf(each).includes(term));
}

interface Scoring {
  index: ScopeIndex;
  weighed: WeighedQuestion;
}

function scored(entry: ScopePassage, { index, weighed }: Scoring): FoundPassage {
  const sentences = index.read(entry.key).sentences.map((sentence) => scoreSentence(sentence, weighed));
  return foundIn(entry, sentences);
}

/** The rows of the grade or level that a question names, else the cell that its words cover. */
function rowStatement(
  form: Extract<QuestionForm, { kind: 'cell' }>,
  { plain, ...scoring }: Scoring & { plain: WeighedQuestion },
): FoundStatement[] {
  const { level, part } = form;
  const rows = level === undefined ? [] : levelStatement({ ...form, level }, { ...scoring, weighed: plain });
  return rows.length > 0 || part !== undefined ? rows : cellStatement(withoutLevel(form), scoring);
}

/** A level that no row names may be a column's. */
function withoutLevel({ kind }: Extract<QuestionForm, { kind: 'cell' }>): QuestionForm {
  return { kind };
}

/** The table rows whose words and headers cover the question, the row itself naming part of it. */
function cellStatement(form: QuestionForm, scoring: Scoring): FoundStatement[] {
  const rows = passagesCovering(scoring.index, scoring.weighed, CELL_SHARE)
    .filter(
      ({ passage }) =>
        passage.kind === 'table' &&
        passage.text.length <= LONGEST_CELL_ROW &&
        passage.context.cells &&
        !passage.context.history,
    )
    .flatMap((entry) => {
      const found = scored(entry, scoring);
      const [row] = scoring.index.read(entry.key).sentences;
      const isNamed = row && coveredShare(scoring.weighed, row.own) >= ROW_SHARE;
      return isNamed && coveredShare(scoring.weighed, row.inPlace) >= CELL_SHARE ? [found] : [];
    });
  const [best] = rows.toSorted((a, b) => b.score - a.score);
  return best ? [{ form, source: 'schedule', heading: '', fit: 1, passages: [best], visitHeaders: [] }] : [];
}

/** One statement per document: the rows of two schedules do not belong together. */
function scheduleStatements(
  form: QuestionForm,
  { rows, visitHeaders }: VisitColumn,
  scoring: Scoring,
): FoundStatement[] {
  const documents = [...new Set(rows.map(({ document }) => document))];
  return documents.map((document) => ({
    ...{ form, source: 'schedule', heading: '', fit: 1, visitHeaders },
    passages: rows.filter((row) => row.document === document).map((row) => scored(row, scoring)),
  }));
}
