import type { RequestQuery } from '@trialdesk/contract/entities/request';
import { shownAnswer } from '../shown-answer.ts';
import { settle, type ResponseEdit } from './response-edit.ts';

/** What would be sent now, or why nothing can be. */
export type Sendable =
  | { state: 'ready'; text: string; version: number; from: 'editor' | 'saved' | 'draft' }
  /** Nobody has written an answer. */
  | { state: 'empty' }
  /** The text has changed meanwhile; the reviewer must choose first. */
  | { state: 'conflict' };

/** The text as it stands: what is in the open editor, else what was saved, else the draft. */
export function sendable(query: RequestQuery, edit: ResponseEdit | null): Sendable {
  const settled = edit && settle(edit, query);
  if (settled?.state === 'conflict') return { state: 'conflict' };
  const { version } = query;
  if (settled?.state === 'open') {
    const text = settled.edit.text.trim();
    return text === '' ? { state: 'empty' } : { state: 'ready', text, version, from: 'editor' };
  }
  const answer = shownAnswer(query);
  if (!answer || answer.text.trim() === '') return { state: 'empty' };
  return { state: 'ready', text: answer.text, version, from: answer.kind === 'drafted' ? 'draft' : 'saved' };
}
