import { citedNumbers, renumberMarks } from '@trialdesk/contract/citation-marks';
import type { Citation } from '@trialdesk/contract/entities/citation';
import type { RequestQuery } from '@trialdesk/contract/entities/request';
import { citationKey } from '../citation-key.ts';
import { shownAnswer } from '../shown-answer.ts';

/** A response being written: the text, and what it was begun on. */
export interface ResponseEdit {
  text: string;
  base: string;
  /** What the numbers in `base` refer to. */
  citations: readonly Citation[];
  /** Version of the query that `base` stood in. */
  version: number;
}

/** The text that answers the query as it stands, empty when there is none. */
export function standingText(query: RequestQuery): string {
  return shownAnswer(query)?.text ?? '';
}

/** What the numbers of the standing text refer to. */
export function standingCitations(query: RequestQuery): readonly Citation[] {
  return shownAnswer(query)?.citations ?? [];
}

export function beginEdit(query: RequestQuery): ResponseEdit {
  const base = standingText(query);
  return { text: base, base, citations: standingCitations(query), version: query.version };
}

export function isUnsaved({ text, base }: ResponseEdit): boolean {
  return text !== base;
}

/**
 * What becomes of an edit as the query changes under it: it goes on, on the newest version, unless somebody else has
 * changed the text meanwhile (`conflict`) or sent an answer (`overtaken`) and the reviewer has written something too.
 */
export type Settled = { state: 'open' | 'conflict'; edit: ResponseEdit } | { state: 'overtaken' | 'closed' };

export function settle(edit: ResponseEdit, query: RequestQuery): Settled {
  const standing = standingText(query);
  const isSame = edit.text.trim() === standing.trim();
  if (query.sent) return { state: isUnsaved(edit) && !isSame ? 'overtaken' : 'closed' };
  if (!isUnsaved(edit)) return { state: 'open', edit: beginEdit(query) };
  const isUntouched =
    edit.version === query.version || ((edit.base === standing || isSame) && citesTheSame(edit, query));
  return isUntouched ? { state: 'open', edit: { ...edit, version: query.version } } : { state: 'conflict', edit };
}

function citesTheSame({ citations }: ResponseEdit, query: RequestQuery): boolean {
  const list = (all: readonly Citation[]) => all.map((each) => `${each.number} ${citationKey(each)}`).join('\n');
  return list(citations) === list(standingCitations(query));
}

/**
 * The edit on top of the text that now stands. Its numbers follow the citations that they were written for; `lost` are
 * those whose citation is no longer there, and their marks are taken out, since they would name another source.
 */
export function keepText(edit: ResponseEdit, query: RequestQuery): { edit: ResponseEdit; lost: number[] } {
  const citations = standingCitations(query);
  const lost = new Set<number>();
  const text = renumberMarks(edit.text, (number) => {
    const meant = edit.citations.find((each) => each.number === number);
    if (!meant) return number;
    const now = citations.find((each) => citationKey(each) === citationKey(meant));
    if (now) return now.number;
    lost.add(number);
    return null;
  });
  return { edit: { text, base: standingText(query), citations, version: query.version }, lost: [...lost] };
}

/** Numbers that a text refers to as `[1]` and that are citations of the draft which do not go with it. */
export function missingReferences(text: string, { left }: { left: readonly number[] }): number[] {
  return citedNumbers(text).filter((number) => left.includes(number));
}
