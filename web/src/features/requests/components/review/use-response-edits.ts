import { useCallback } from 'react';
import { useStoredValue } from '../../../../lib/use-stored-value.ts';
import type { ResponseEdit } from './response-edit.ts';

type Edits = Record<string, ResponseEdit>;

export interface ResponseEdits {
  /** By query id. */
  edits: Readonly<Edits>;
  /** Null removes the edit. */
  setEdit: (queryId: string, edit: ResponseEdit | null) => void;
}

const NONE: Edits = {};

/** Open edits of a request, kept across reloads until saved or cancelled. */
export function useResponseEdits(requestId: string): ResponseEdits {
  const [stored, setStored] = useStoredValue<Edits>(`responses.${requestId}`);
  const edits = stored ?? NONE;
  const setEdit = useCallback(
    (queryId: string, edit: ResponseEdit | null) => {
      const others = Object.entries(edits).filter(([id]) => id !== queryId);
      const next = edit ? [...others, [queryId, edit] as const] : others;
      setStored(next.length > 0 ? Object.fromEntries(next) : null);
    },
    [edits, setStored],
  );
  return { edits, setEdit };
}
