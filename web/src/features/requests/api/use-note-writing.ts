import { PRESENCE_EVERY } from '@trialdesk/contract/entities/presence';
import { useEffect, useRef } from 'react';
import { call } from '../../../lib/api.ts';

/** Tells colleagues that the member writes the answer, again while `text` changes, and once they have ended. */
export function useNoteWriting(requestId: string, isWriting: boolean, text: unknown): void {
  const noted = useRef(0);
  useEffect(() => {
    if (!isWriting || Date.now() - noted.current < PRESENCE_EVERY * 1_000) return;
    noted.current = Date.now();
    // A colleague who does not see it sees who owns the request.
    void call('noteWriting', { params: { id: requestId } }).catch(() => undefined);
  }, [requestId, isWriting, text]);
  useEffect(() => {
    if (!isWriting) return undefined;
    return () => {
      noted.current = 0;
      void call('endWriting', { params: { id: requestId } }).catch(() => undefined);
    };
  }, [requestId, isWriting]);
}
