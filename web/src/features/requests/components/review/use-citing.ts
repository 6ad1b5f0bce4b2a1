import type { RequestQuery } from '@trialdesk/contract/entities/request';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import type { AddCitationPayload } from '@trialdesk/contract/payloads/citing';
import { ApiError } from '../../../../lib/api-error.ts';
import { addCitation } from '../../api/citing.ts';
import { responseFieldId } from './insertion.ts';
import { openEdit, withPassage, type ResponseEdit } from './response-edit.ts';
import { withCitation, withMark } from './with-mark.ts';
import { wordsAt } from './words-at.ts';

interface Citing {
  requestId: string;
  /** The one to answer; undefined when all are answered. */
  query: RequestQuery | undefined;
  edit: ResponseEdit | null;
  setEdit: (edit: ResponseEdit) => void;
  /** May close a dialog over the editor. */
  onCited: () => void;
}

export interface Cite {
  /** As `writtenIn`. */
  written: () => string;
  cite: (taken: AddCitationPayload) => Promise<void>;
  isCiting: boolean;
  /** Why the last words could not be cited. */
  problem: string | null;
}

export function responseField(queryId: string): HTMLTextAreaElement | null {
  const field = document.getElementById(responseFieldId(queryId));
  return field instanceof HTMLTextAreaElement ? field : null;
}

/** Words that are being written: the line at the caret, or what is selected there. Empty while no editor is open. */
export function writtenIn(queryId: string): string {
  const field = responseField(queryId);
  return field ? wordsAt(field.value, { start: field.selectionStart, end: field.selectionEnd }) : '';
}

/**
 * Cites words of a document: their mark goes where the caret was in the editor. If it is not open, it opens with the words
 * and their mark at the end. Undefined while two texts conflict.
 */
export function useCiting({ requestId, query, edit, setEdit, onCited }: Citing): Cite | undefined {
  const [isCiting, setIsCiting] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  if (!query) return undefined;
  const current = openEdit(edit, query);
  if (!current) return undefined;
  const cite = async (taken: AddCitationPayload) => {
    setIsCiting(true);
    setProblem(null);
    try {
      const citation = await addCitation({ requestId, queryId: query.id }, taken);
      // At once, so that a closing dialog has given the focus back before the editor takes it.
      flushSync(onCited);
      const field = responseField(query.id);
      if (!field) {
        setEdit(withPassage(withCitation(current, citation), citation));
        return;
      }
      // What was typed while the call was under way is in the field.
      const marked = withMark({ ...current, text: field.value }, citation, field.selectionEnd);
      setEdit(marked.edit);
      requestAnimationFrame(() => {
        field.focus();
        field.setSelectionRange(marked.caret, marked.caret);
      });
    } catch (error) {
      setProblem(error instanceof ApiError ? error.detail : 'The words could not be cited. Please try again.');
    } finally {
      setIsCiting(false);
    }
  };
  return { written: () => writtenIn(query.id), cite, isCiting, problem };
}
