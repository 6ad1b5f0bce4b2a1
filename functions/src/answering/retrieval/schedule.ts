import { activityName, aroundMarks } from '../../ingestion/passages/activity-name.ts';
import { activitiesOfKind, activitiesWith } from '../question/panels.ts';
import type { Question } from '../question/question.ts';
import { termsOf } from '../text/terms.ts';
import { coveredShare, creditedShare, weighQuestion } from './relevance.ts';
import type { ScopeIndex } from './scope-index.ts';
import type { ScopePassage } from './scope.ts';

/** Shares and costs are set by hand on the plain development questions. */

/** A row must share this much of the subject, by weight. */
const SUBJECT_SHARE = 0.6;

/** Rows within this much of the best share are the same activity in another part of the schedule. */
const SAME_ACTIVITY = 0.05;

/** Cost of each word a row has besides the subject: `ECG` is named better by `12-lead ECG` than by a long row. */
const EXTRA_WORD = 0.02;

/** A visit in the schedules. */
export interface VisitColumn {
  /** Rows with a mark or value under the visit's headers. */
  rows: ScopePassage[];
  /** Those with most of the visit's own words, in full where several rows name it. */
  visitHeaders: string[];
}

/** The rows of the schedules that name an activity, or all of its kind; where none does, those of what it is measured with. */
export function activityRows(index: ScopeIndex, subject: string): ScopePassage[] {
  const names = activitiesOfKind(subject).map(termsOf);
  const isOfKind = (terms: ReadonlySet<string>) => names.some((name) => name.every((term) => terms.has(term)));
  const ofKind = scheduleRows(index).filter((row) => isOfKind(activityTerms(row)));
  if (ofKind.length > 0) return ofKind;
  for (const activity of [subject, ...activitiesWith(subject)]) {
    const rows = rowsNaming(index, activity);
    if (rows.length > 0) return rows;
  }
  return [];
}

function rowsNaming(index: ScopeIndex, subject: string): ScopePassage[] {
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
  const weighed = weighQuestion(question, index.rarityOf);
  return {
    share: coveredShare(weighed, terms),
    score: creditedShare(weighed, terms) - EXTRA_WORD * terms.size,
  };
}

/** Rows with marks or values under headers. */
export function scheduleRows(index: ScopeIndex): ScopePassage[] {
  return [...index.passages.values()].filter(
    ({ passage: { kind, context } }) => kind === 'table' && headersOf(context).length > 0 && !context.history,
  );
}

/** The headers above a row's marks and values, column by column. */
export function headersOf({ marks = [], values = [] }: ScopePassage['passage']['context']): string[][] {
  return [...marks, ...values.map(({ headers }) => headers)];
}

const GLUED_FOOTNOTE = /(\p{L})\d{1,2}\b/gu;

/** The name of the activity without its marks, what follows them and the footnotes set against it (`ECG4 X X Notes`). */
function activityTerms({ passage }: ScopePassage): Set<string> {
  const name = aroundMarks(passage.text)?.name ?? activityName(passage.text);
  return new Set(termsOf(name.replace(GLUED_FOOTNOTE, '$1')));
}

export function visitColumn(index: ScopeIndex, visit: string): VisitColumn {
  const isVisit = visitMatcher(index, visit);
  const columns = scheduleRows(index).flatMap((row) =>
    headersOf(row.passage.context)
      .filter(isVisit)
      .map((headers) => ({ row, headers })),
  );
  const own = termsOf(visit);
  const namedBy = (headers: readonly string[]) => {
    const terms = new Set(headers.flatMap(termsOf));
    return own.filter((term) => terms.has(term)).length;
  };
  const [fullest] = columns.toSorted(
    (a, b) => namedBy(b.headers) - namedBy(a.headers) || b.headers.length - a.headers.length,
  );
  return { rows: [...new Set(columns.map(({ row }) => row))], visitHeaders: fullest?.headers ?? [] };
}

/** How headers print the units that visits are numbered by: `V5`, `Visit number 5`, `W4`. */
const UNITS: Record<string, string> = {
  visit: String.raw`v(?:isits?)?(?: (?:number|no\.?))?`,
  week: 'w(?:eeks?|k)?',
  cycle: 'c(?:ycles?)?',
  day: 'd(?:ays?)?',
  month: 'm(?:onths?)?',
};

/** Before a number in a header for several visits: `Visit number 7, 8, 9 etc.` */
const OTHERS = String.raw`(?:\d+, ?)*`;

/** Null for a visit that is named, not numbered. */
function numberedVisit(visit: string): RegExp | null {
  const [, cycle, day] = /^c(\d+)d(\d+)$/u.exec(visit) ?? [];
  if (cycle !== undefined && day !== undefined)
    return header(`${UNITS.cycle} ?${OTHERS}${cycle}(?:, ?\\d+)*(?: etc\\.?)?[\\s,/]*${UNITS.day} ?${day}`);
  const [, unit, number] = /^(\p{L}+) ?(-?\d+\w*)$/u.exec(visit) ?? [];
  return unit === undefined || number === undefined
    ? null
    : header(`${UNITS[unit] ?? `${unit}s?`} ?${OTHERS}${number}`);
}

function header(printed: string): RegExp {
  return new RegExp(`(?:^|[\\s(])${printed}(?![\\p{L}\\d.])`, 'iu');
}

/** Matches the headers of a visit: by its number, or by the words or abbreviation of its name. */
function visitMatcher(index: ScopeIndex, visit: string): (headers: readonly string[]) => boolean {
  const numbered = numberedVisit(visit);
  // Apart, so that a list of numbers does not go on in the next header.
  if (numbered) return (headers) => numbered.test(headers.join('\n'));
  const { concepts } = index.readQuestion({ title: '', question: visit, earlier: [] });
  const names = (header: string) => {
    const terms = new Set(termsOf(header));
    const has = (term: string) => terms.has(term);
    // The words of a name share their abbreviation; an abbreviation means all of its words.
    return concepts.every(
      ({ term, alternatives }) =>
        has(term) ||
        (concepts.length > 1 ? alternatives.some(has) : alternatives.length > 0 && alternatives.every(has)),
    );
  };
  return (headers) => headers.some(names);
}
