import { citedNumbers, renumberMarks } from '@trialdesk/contract/citation-marks';
import type { Citation } from '@trialdesk/contract/entities/citation';
import type { RequestQuery } from '@trialdesk/contract/entities/request';
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
}

export function currentText(query: RequestQuery): string {
  return shownAnswer(query)?.text ?? '';
}

export function currentCitations(query: RequestQuery): readonly Citation[] {
  return shownAnswer(query)?.citations ?? [];
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
  if (!isUnsaved(edit)) return { state: 'open', edit: beginEdit(query) };
  const isUntouched =
    edit.version === query.version || ((edit.base === current || isSame) && citesTheSame(edit, query));
  return isUntouched ? { state: 'open', edit: { ...edit, version: query.version } } : { state: 'conflict', edit };
}

function citesTheSame({ citations }: ResponseEdit, query: RequestQuery): boolean {
  const list = (all: readonly Citation[]) => all.map((each) => `${each.number} ${citationKey(each)}`).join('\n');
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

/** Numbers of excluded citations that the text still refers to. */
export function excludedReferences(text: string, excluded: readonly number[]): number[] {
  return citedNumbers(text).filter((number) => excluded.includes(number));
}
