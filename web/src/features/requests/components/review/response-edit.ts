import type { RequestQuery } from '@trialdesk/contract/entities/request';
import { shownAnswer } from '../shown-answer.ts';

/** A response being written: the text, and what it was begun on. */
export interface ResponseEdit {
  text: string;
  base: string;
  /** Version of the query that `base` stood in. */
  version: number;
}

/** The text that answers the query as it stands, empty when there is none. */
export function standingText(query: RequestQuery): string {
  return shownAnswer(query)?.text ?? '';
}

export function beginEdit(query: RequestQuery): ResponseEdit {
  const base = standingText(query);
  return { text: base, base, version: query.version };
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
  const isUntouched = edit.version === query.version || edit.base === standing || isSame;
  return isUntouched
    ? { state: 'open', edit: { ...edit, version: query.version } }
    : { state: 'conflict', edit: { ...edit, version: query.version } };
}

/** Numbers that a text refers to as `[1]` and that are citations of the draft which do not go with it. */
export function missingReferences(text: string, { left }: { left: readonly number[] }): number[] {
  const named = [...text.matchAll(/\[(\d{1,3})\]/g)].map((match) => Number(match[1]));
  return [...new Set(named)].filter((number) => left.includes(number));
}
