import { citedNumbers, renumberMarks, withMarks } from '@trialdesk/contract/citation-marks';
import type { Citation } from '@trialdesk/contract/entities/citation';
import type { PossiblePassage } from '@trialdesk/contract/entities/draft';
import type { RequestQuery } from '@trialdesk/contract/entities/request';
import { availableCitations, closedUp } from '@trialdesk/contract/response-citations';
import { citationKey } from '../citation-key.ts';
import { shownAnswer } from '../shown-answer.ts';

/** A response in the editor, and the version it started from. */
export interface ResponseEdit {
  text: string;
  base: string;
  /** What the numbers in `base` refer to. */
  citations: readonly Citation[];
  /** Query version of `base`. */
  version: number;
  /** What was last saved of it, as typed. */
  saved?: string;
}

export function currentText(query: RequestQuery): string {
  return shownAnswer(query)?.text ?? '';
}

/** What the numbers of a response may refer to. */
export function currentCitations(query: RequestQuery): readonly Citation[] {
  return query.sent?.citations ?? availableCitations(query);
}

export function beginEdit(query: RequestQuery): ResponseEdit {
  const base = currentText(query);
  return { text: base, base, citations: currentCitations(query), version: query.version };
}

export function isUnsaved({ text, base }: ResponseEdit): boolean {
  return text !== base;
}

/**
 * Outcome of reconciling an edit with a changed query: it continues (`open`) unless the reviewer has typed something
 * and someone else changed the text (`conflict`) or sent an answer (`superseded`).
 */
export type Reconciled = { state: 'open' | 'conflict'; edit: ResponseEdit } | { state: 'superseded' | 'closed' };

export function reconcile(edit: ResponseEdit, query: RequestQuery): Reconciled {
  const current = currentText(query);
  const isSame = edit.text.trim() === current.trim();
  if (query.sent) return { state: isUnsaved(edit) && !isSame ? 'superseded' : 'closed' };
  if (isBack(edit, query)) return { state: 'open', edit: rebaseEdit(edit, query).edit };
  if (!isUnsaved(edit)) return { state: 'open', edit: beginEdit(query) };
  const isUntouched =
    edit.version === query.version || ((edit.base === current || isSame) && citesTheSame(edit, query));
  if (!isUntouched) return { state: 'conflict', edit };
  return { state: 'open', edit: { ...edit, citations: withFurther(edit.citations, query), version: query.version } };
}

/** Also those that colleagues have added since. */
function withFurther(citations: readonly Citation[], query: RequestQuery): readonly Citation[] {
  const further = currentCitations(query).filter(({ number }) => citations.every((known) => known.number !== number));
  return further.length === 0 ? citations : [...citations, ...further];
}

/** What to go on writing: the edit, or the current text. Null while two texts conflict. */
export function openEdit(edit: ResponseEdit | null, query: RequestQuery): ResponseEdit | null {
  const reconciled = edit && reconcile(edit, query);
  if (reconciled?.state === 'conflict') return null;
  return reconciled?.state === 'open' ? reconciled.edit : beginEdit(query);
}

/** Whether the saved response is what was saved of this edit, whatever was typed since. */
function isBack({ saved, citations, version }: ResponseEdit, query: RequestQuery): boolean {
  if (saved === undefined || version === query.version) return false;
  return query.edit?.text === closedUp(saved, citations).text;
}

function citesTheSame({ text, base, citations }: ResponseEdit, query: RequestQuery): boolean {
  const cited = citedNumbers(text + base);
  const list = (all: readonly Citation[]) =>
    all
      .filter(({ number }) => cited.includes(number))
      .map((each) => `${each.number} ${citationKey(each)}`)
      .join('\n');
  return list(citations) === list(currentCitations(query));
}

/**
 * Moves an edit onto the current text. Citation numbers are mapped to their new values; `dropped` lists those whose
 * citation is gone. Their marks are removed, since they would now point to another source.
 */
export function rebaseEdit(edit: ResponseEdit, query: RequestQuery): { edit: ResponseEdit; dropped: number[] } {
  const citations = currentCitations(query);
  const dropped = new Set<number>();
  const text = renumberMarks(edit.text, (number) => {
    const meant = edit.citations.find((each) => each.number === number);
    if (!meant) return number;
    const now = citations.find((each) => citationKey(each) === citationKey(meant));
    if (now) return now.number;
    dropped.add(number);
    return null;
  });
  return { edit: { text, base: currentText(query), citations, version: query.version }, dropped: [...dropped] };
}

/** Adds a passage with its citation to the end. */
export function withPassage(edit: ResponseEdit, { text, text_snippet, number }: PossiblePassage): ResponseEdit {
  return withParagraph(edit, withMarks(text ?? text_snippet, [number]));
}

/** Adds a paragraph to the end. */
export function withParagraph(edit: ResponseEdit, added: string): ResponseEdit {
  return { ...edit, text: edit.text.trim() === '' ? added : `${edit.text.trimEnd()}\n${added}` };
}
