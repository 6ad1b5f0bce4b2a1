import type { Statement } from '../../ingestion/facts/find-facts.ts';
import type { StudyField } from '../../ingestion/facts/study-fields.ts';
import { isHistory } from '../../ingestion/facts/section-role.ts';
import type { AskedQuestion, QuestionForm } from '../question/question.ts';
import { termsOf } from '../text/terms.ts';
import { coveredShare, scoreSentence, weighQuestion, type WeighedQuestion } from './relevance.ts';
import { activityRows, visitColumn, type VisitColumn } from './schedule.ts';
import type { ScopeIndex } from './scope-index.ts';
import type { FoundPassage, FoundStatement, ScopePassage } from './scope.ts';

/** A row with its headers must cover this much of a question about a cell, the row itself this much. Set by hand. */
const CELL_SHARE = 0.85;
const ROW_SHARE = 0.25;

/** In characters. Longer rows hold paragraphs, which share words with any question. */
const LONGEST_CELL_ROW = 300;

/** What the documents state about a plain question, for each of its readings; empty for a situational one. */
export function findStatements(index: ScopeIndex, asked: AskedQuestion): FoundStatement[] {
  const question = index.readQuestion({ title: '', question: asked.question, earlier: [] });
  const weighed = weighQuestion(question, index.rarityOf);
  return question.forms.flatMap((form): FoundStatement[] => {
    switch (form.kind) {
      case 'field':
        return fieldStatements(index, form, weighed);
      case 'occasions':
        return scheduleStatements(
          form,
          { rows: activityRows(index, form.subject), visitHeaders: [] },
          { index, weighed },
        );
      case 'visit-time':
      case 'visit-activities':
        return scheduleStatements(form, visitColumn(index, form.visit), { index, weighed });
      case 'cell':
        return cellStatement(form, { index, weighed });
    }
  });
}

function fieldStatements(
  index: ScopeIndex,
  form: Extract<QuestionForm, { kind: 'field' }>,
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
        fit: fitOf(statement, field),
        visitHeaders: [],
        passages: statement.passages.flatMap((id) => {
          const entry = index.passages.get(`${document.id}/${id}`);
          return entry ? [scored(entry, { index, weighed })] : [];
        }),
      })),
  );
}

function fitOf({ source, heading }: Statement, { name }: StudyField): number {
  if (source === 'label') return 1;
  const [inHeading, inName] = [new Set(termsOf(heading)), new Set(termsOf(name))];
  const both = [...inName].filter((term) => inHeading.has(term)).length;
  return both / Math.max(1, new Set([...inHeading, ...inName]).size);
}

interface Scoring {
  index: ScopeIndex;
  weighed: WeighedQuestion;
}

function scored(entry: ScopePassage, { index, weighed }: Scoring): FoundPassage {
  const sentences = index.read(entry.key).sentences.map((sentence) => scoreSentence(sentence, weighed));
  return { ...entry, score: Math.max(0, ...sentences.map(({ score }) => score)), sentences };
}

/** The table rows whose words and headers cover the question, the row itself naming part of it. */
function cellStatement(form: QuestionForm, scoring: Scoring): FoundStatement[] {
  const rows = [...scoring.index.passages.values()]
    .filter(
      ({ passage }) =>
        passage.kind === 'table' &&
        passage.text.length <= LONGEST_CELL_ROW &&
        passage.context.cells &&
        !isHistory(passage.section),
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
