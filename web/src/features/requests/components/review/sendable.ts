import type { RequestQuery } from '@trialdesk/contract/entities/request';
import { shownAnswer } from '../shown-answer.ts';
import { reconcile, type ResponseEdit } from './response-edit.ts';

/** What Send would send now, or why it cannot. */
export type Sendable =
  | { state: 'ready'; text: string; version: number; from: 'editor' | 'saved' | 'draft' }
  /** No answer has been written. */
  | { state: 'empty' }
  /** The reviewer must resolve a conflict first. */
  | { state: 'conflict' };

/** The text in the editor, else the saved response, else the draft. */
export function sendable(query: RequestQuery, edit: ResponseEdit | null): Sendable {
  const reconciled = edit && reconcile(edit, query);
  if (reconciled?.state === 'conflict') return { state: 'conflict' };
  const { version } = query;
  if (reconciled?.state === 'open') {
    const text = reconciled.edit.text.trim();
    return text === '' ? { state: 'empty' } : { state: 'ready', text, version, from: 'editor' };
  }
  const answer = shownAnswer(query);
  if (!answer || answer.text.trim() === '') return { state: 'empty' };
  return { state: 'ready', text: answer.text, version, from: answer.kind === 'drafted' ? 'draft' : 'saved' };
}
