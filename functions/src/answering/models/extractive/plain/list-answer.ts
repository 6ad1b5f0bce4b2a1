import type { StudyField } from '../../../../ingestion/facts/study-fields.ts';
import { sectionName } from '../../../../ingestion/facts/section-name.ts';
import type { FoundPassage, FoundStatement } from '../../../retrieval/scope.ts';
import { termsOf } from '../../../text/terms.ts';
import type { ChosenSentence } from '../chosen-sentence.ts';
import type { PlainAnswer } from './answer-in-form.ts';
import { leavePart } from './leave-part.ts';
import { isHeading, valueAnswer } from './value-answer.ts';

/** From this many items on, one list is no better than another for being longer. */
const MANY_ITEMS = 8;

/** A heading that fits less covers several fields at once ("Objectives and endpoints"). */
const DEDICATED = 0.4;

/** A section's list outweighs rows and sentences that share words. */
const TITLED_SCORE = 0.5;

/** All items of the list in the section that a question names; null when it has none. */
export function titledListAnswer({ passages }: FoundStatement): PlainAnswer | null {
  const items = passages.filter(({ passage: { kind } }) => kind === 'list' || kind === 'table');
  return items.length > 1 ? { sentences: passages.flatMap(wholePassage), score: TITLED_SCORE } : null;
}

/**
 * All items of the list that states a field, with its lead-in; null when no statement is a list. Of several, the one
 * whose heading has more of the question's words (`criteria for permanent discontinuation`). A section on the field alone
 * comes before a list in one on several fields, also without a list.
 */
export function listAnswer(
  field: StudyField,
  asked: { question: string; statements: readonly FoundStatement[]; needsKind: boolean },
): PlainAnswer | null {
  const { question, statements } = asked;
  const words = new Set(termsOf(question));
  const lists = statements
    .filter(({ source }) => source === 'section')
    .map((statement) => {
      const list = toList(statement, field);
      return { ...list, score: list.score + sharedWith(words, statement.heading) };
    })
    .filter(({ items }) => items > 1)
    .sort((a, b) => b.score - a.score);
  const [best] = lists;
  if (!best) return null;
  const own = best.fit < DEDICATED ? statements.filter((statement) => isOnAlone(field, statement)) : [];
  if (own.length > 0) return valueAnswer(field, { ...asked, statements: own });
  const sentences = leavePart(field.key, best.passages.flatMap(wholePassage));
  return { sentences, score: best.score, isUncertain: best.isOfOthers };
}

function isOnAlone(field: StudyField, { source, fit, passages }: FoundStatement): boolean {
  return source === 'section' && fit >= DEDICATED && passages.some((one) => holds(field, one));
}

function sharedWith(asked: ReadonlySet<string>, heading: string): number {
  const terms = termsOf(heading);
  return terms.filter((term) => asked.has(term)).length / Math.max(1, terms.length);
}

function toList({ passages, fit, heading }: FoundStatement, field: StudyField) {
  const part = fit < DEDICATED ? holdingPart(passages, field) : passages;
  const items = part.filter(({ passage: { kind } }) => kind === 'list' || kind === 'table').length;
  const coverage = Math.max(0, ...part.map(({ score }) => score));
  const direct = part.filter(({ passage: { section } }) => sectionName(section.at(-1) ?? '') === heading).length;
  const score = fit + coverage + Math.min(items, MANY_ITEMS) / (2 * MANY_ITEMS) + direct / (2 * part.length);
  return { passages: part, items, score, fit, isOfOthers: part.length < passages.length };
}

/**
 * Of a section that is mostly on other fields, the passages that state this one; their items come with them. Items of a
 * field that is a list by itself, such as permitted medicines, state it by their place alone.
 */
function holdingPart(passages: FoundPassage[], field: StudyField): FoundPassage[] {
  const holding = passages.filter((one) => holds(field, one));
  const isOnField = holding.length >= (field.form === 'list' ? 1 : passages.length / 2);
  return isOnField ? passages : holding;
}

function holds({ holds: pattern }: StudyField, { passage }: FoundPassage): boolean {
  return pattern?.test(passage.text) ?? true;
}

/** Rows whole, prose and items by sentence. */
function wholePassage(found: FoundPassage): ChosenSentence[] {
  return found.sentences
    .filter(({ text }) => !isHeading(text, found.passage.section))
    .map(({ text }) => ({ found, sentence: text }));
}
