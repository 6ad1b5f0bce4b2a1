import type { Statement } from '../../ingestion/facts/find-facts.ts';
import type { StudyField } from '../../ingestion/facts/study-fields.ts';
import { isHistory } from '../../ingestion/facts/section-role.ts';
import type { AskedQuestion, Question, QuestionForm } from '../question/question.ts';
import { termsOf } from '../text/terms.ts';
import { scoreSentence, weighQuestion, type WeighedQuestion } from './relevance.ts';
import type { ScopeIndex } from './scope-index.ts';
import type { FoundPassage, FoundStatement, ScopePassage } from './scope.ts';

/** A schedule's row must share this much of the subject, by weight. Chosen by leaving out one protocol in turn. */
const SUBJECT_SHARE = 0.6;

/** A row with its headers must cover this much of a question about a cell, and the row itself this much. */
const CELL_SHARE = 0.85;
const ROW_SHARE = 0.25;

/** In characters. Longer rows hold paragraphs, which share words with any question. */
const LONGEST_CELL_ROW = 300;

/** Rows within this much of the best share are the same activity in another part of the schedule. */
const SAME_ACTIVITY = 0.05;

/** Cost of each word a row has besides the subject: `ECG` is named better by `12-lead ECG` than by a long row. */
const EXTRA_WORD = 0.02;

/** What the documents state about a plain question, for each of its readings; empty for a situational one. */
export function findStatements(index: ScopeIndex, asked: AskedQuestion): FoundStatement[] {
  const question = index.readQuestion({ title: '', question: asked.question, earlier: [] });
  const weighed = weighQuestion(question, index.rarityOf);
  return question.forms.flatMap((form): FoundStatement[] => {
    switch (form.kind) {
      case 'field':
        return fieldStatements(index, form, weighed);
      case 'occasions':
        return scheduleStatement(
          { form, rows: activityRows(index, form.subject), visitHeaders: [] },
          { index, weighed },
        );
      case 'visit-time':
      case 'visit-activities':
        return scheduleStatement({ form, ...visitColumn(index, form.visit) }, { index, weighed });
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

/** The share of a question, by weight, that is among these terms. */
function coveredShare({ concepts, total }: WeighedQuestion, terms: ReadonlySet<string>): number {
  const found = concepts.filter(
    ({ concept: { term, alternatives } }) => terms.has(term) || alternatives.some((other) => terms.has(other)),
  );
  return found.reduce((sum, { weighed }) => sum + weighed.weight, 0) / Math.max(total, Number.MIN_VALUE);
}

interface ScheduleRows {
  form: QuestionForm;
  rows: ScopePassage[];
  visitHeaders: string[];
}

function scheduleStatement({ form, rows, visitHeaders }: ScheduleRows, scoring: Scoring): FoundStatement[] {
  if (rows.length === 0) return [];
  const passages = rows.map((row) => scored(row, scoring));
  return [{ form, source: 'schedule', heading: '', fit: 1, passages, visitHeaders }];
}

/** The rows of the schedules that name an activity. */
function activityRows(index: ScopeIndex, subject: string): ScopePassage[] {
  const question = index.readQuestion({ title: '', question: subject, earlier: [] });
  if (question.concepts.length === 0) return [];
  const rows = scheduleRows(index)
    .map((row) => ({ row, ...shareOf(question, { terms: activityTerms(row), index }) }))
    .filter(({ share }) => share >= SUBJECT_SHARE);
  const best = Math.max(...rows.map(({ score }) => score));
  return rows.filter(({ score }) => score >= best - SAME_ACTIVITY).map(({ row }) => row);
}

function shareOf(
  question: Question,
  { terms, index }: { terms: ReadonlySet<string>; index: ScopeIndex },
): { share: number; score: number } {
  const share = coveredShare(weighQuestion(question, index.rarityOf), terms);
  return { share, score: share - EXTRA_WORD * terms.size };
}

function scheduleRows(index: ScopeIndex): ScopePassage[] {
  return [...index.passages.values()].filter(
    ({ passage: { kind, context, section } }) =>
      kind === 'table' && headersOf(context).length > 0 && !isHistory(section),
  );
}

/** Everything that stands in the headers above a row's marks and values. */
function headersOf({ marks = [], values = [] }: ScopePassage['passage']['context']): string[][] {
  return [...marks, ...values.map(({ headers }) => headers)];
}

const MARKS = /(?:\s[Xx✓✔●•]\p{L}?)+\s*$/u;
const GLUED_FOOTNOTE = /(\p{L})\d{1,2}\b/gu;

/** The name of the activity without its marks and the footnotes set against it (`ECG4 X X`). */
function activityTerms({ passage }: ScopePassage): Set<string> {
  return new Set(termsOf(passage.text.replace(MARKS, '').replace(GLUED_FOOTNOTE, '$1')));
}

/** The rows with a mark or value under a visit's headers, and its headers in full where several rows name it. */
function visitColumn(index: ScopeIndex, visit: string): Omit<ScheduleRows, 'form'> {
  const isVisit = visitMatcher(index, visit);
  const columns = scheduleRows(index).flatMap((row) => {
    const headers = headersOf(row.passage.context).find((column) => column.some(isVisit));
    return headers ? [{ row, headers }] : [];
  });
  const [fullest] = columns.toSorted((a, b) => b.headers.length - a.headers.length);
  return { rows: columns.map(({ row }) => row), visitHeaders: fullest?.headers ?? [] };
}

/** Matches a header that names the visit: by its number, or by the words or abbreviation of its name. */
function visitMatcher(index: ScopeIndex, visit: string): (header: string) => boolean {
  const [, unit, number] = /^(\p{L}+) ?(-?\d+\w*)$/u.exec(visit) ?? [];
  if (unit !== undefined && number !== undefined) {
    const pattern = new RegExp(`(?:^|[\\s(])${unit}s? ?${number}(?![\\p{L}\\d.])`, 'iu');
    return (header) => pattern.test(header);
  }
  const { concepts } = index.readQuestion({ title: '', question: visit, earlier: [] });
  return (header) => {
    const terms = new Set(termsOf(header));
    const has = (term: string) => terms.has(term);
    // The words of a name share their abbreviation; an abbreviation stands for all of its words.
    return concepts.every(
      ({ term, alternatives }) =>
        has(term) ||
        (concepts.length > 1 ? alternatives.some(has) : alternatives.length > 0 && alternatives.every(has)),
    );
  };
}
