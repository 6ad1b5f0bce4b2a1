import type { StudyField } from '../../../../ingestion/facts/study-fields.ts';
import type { Passage } from '../../../../ingestion/passages/passage.ts';
import { sectionName } from '../../../../ingestion/facts/section-name.ts';
import { itemsAfter, leadInsOf, placeIn } from '../../../retrieval/lead-ins.ts';
import { sentencesOf } from '../../../text/sentences.ts';
import type { ChosenSentence } from '../chosen-sentence.ts';
import { scopePassage } from '../../../retrieval/scope.ts';

/** A scale says nothing by one of its grades. */
const SCALES: ReadonlySet<string> = new Set(['ae_grading', 'causality']);

/** Longer lists and tables are no scales. */
const MOST_GRADES = 8;

/** Passages between the rows of one table, which paragraphs or footnotes may part. */
const FARTHEST = 20;

/** Whether protocols state a field by a scale. */
export function isScale({ key }: StudyField): boolean {
  return SCALES.has(key);
}

/** And the other grades of a scale, each once, in order. */
export function withWholeScale(chosen: readonly ChosenSentence[]): ChosenSentence[] {
  return once(
    chosen.flatMap((one) => {
      const grades = gradesAround(one);
      return grades.length > 1 && grades.length <= MOST_GRADES ? grades : [one];
    }),
  );
}

function gradesAround(one: ChosenSentence): ChosenSentence[] {
  const { passage } = one.found;
  if (passage.kind === 'table') return rowsAround(one);
  const leadIn = passage.kind === 'list' ? leadInsOf(one).at(-1) : undefined;
  const items = leadIn ? itemsAfter(leadIn) : [];
  return items.some((item) => placeOf(item) === placeOf(one)) ? items : [];
}

function rowsAround({ found }: ChosenSentence): ChosenSentence[] {
  const headers = headersOf(found.passage);
  if (headers === '') return [];
  const at = placeIn(found);
  return found.document.file.passages
    .slice(Math.max(0, at - FARTHEST), at + FARTHEST)
    .filter((other) => headersOf(other) === headers && isOfSection(other, found.passage))
    .flatMap((row) => sentencesIn(found, row));
}

function headersOf({ context: { cells = [] } }: Passage): string {
  return cells.map(({ header }) => header).join('\n');
}

/** `… rates the relationship by the following definitions.` */
const LEADS_ON = /:\s*$|\bas follows\b|\b(?:the|these) following (?:[\p{L}-]+ ){0,5}[\p{L}-]+[.:]?$/iu;
const MOST_FOLLOWING = 6;

/** And what a sentence leads on to, where that is set as paragraphs; lists come with their lead-in elsewhere. */
export function withFollowing(chosen: readonly ChosenSentence[]): ChosenSentence[] {
  const led = chosen.map((one) => ({ one, following: followingOf(one) }));
  const followed = new Set(led.flatMap(({ following }) => following.map(placeOf)));
  return led.flatMap(({ one, following }) => (followed.has(placeOf(one)) ? [] : [one, ...following]));
}

function followingOf(one: ChosenSentence): ChosenSentence[] {
  const { found, sentence } = one;
  if (!LEADS_ON.test(sentence) || itemsAfter(one).length > 0) return [];
  const at = placeIn(found);
  const own = sentencesIn(found, found.passage);
  const below = found.document.file.passages.slice(at + 1, at + 1 + MOST_FOLLOWING);
  const end = below.findIndex((other) => !isOfSection(other, found.passage));
  const further = (end === -1 ? below : below.slice(0, end)).filter(({ kind }) => kind !== 'heading');
  return [
    ...own.slice(own.findIndex((line) => line.sentence === sentence) + 1),
    ...further.flatMap((passage) => sentencesIn(found, passage)),
  ].slice(0, MOST_FOLLOWING);
}

function isOfSection({ section }: Passage, other: Passage): boolean {
  return section.join('\n') === other.section.join('\n');
}

function sentencesIn({ document }: ChosenSentence['found'], passage: Passage): ChosenSentence[] {
  const found = scopePassage(document, passage);
  const headings = new Set(passage.section.map(sectionName));
  return sentencesOf(passage)
    .filter((sentence) => !headings.has(sectionName(sentence)))
    .map((sentence) => ({ found, sentence }));
}

function once(chosen: readonly ChosenSentence[]): ChosenSentence[] {
  return chosen.filter((one, at) => chosen.findIndex((other) => placeOf(other) === placeOf(one)) === at);
}

function placeOf({ found, sentence }: ChosenSentence): string {
  return `${found.key} ${sentence}`;
}
