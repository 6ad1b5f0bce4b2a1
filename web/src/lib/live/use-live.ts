import { useCallback, useEffect, useMemo, useState } from 'react';
import { useObservable } from 'reactfire';
import type { Observable } from 'rxjs';
import { useMember } from '../session/session-context.ts';
import type { Live } from './live.ts';
import { endSource, retain, sharedSource, type Emission, type Listen } from './shared-source.ts';

/**
 * Follows a source for as long as the screen shows it. `key` names what is followed: the same key, the same data.
 * Screens of one session share a listener; another session never sees what an earlier one was told.
 */
export function useLive<T>(key: string, listen: Listen<T>): Live<T> {
  const member = useMember();
  const [attempt, setAttempt] = useState(0);
  const fullKey = `${member.user_id}.${member.since}.${key}`;
  const { id, value$ } = sharedSource(fullKey, listen);
  const { status, data } = useObservable(id, value$ as Observable<Emission<T>>, { suspense: false });

  useEffect(() => retain(fullKey), [fullKey, attempt]);

  const retry = useCallback(() => {
    endSource(fullKey);
    setAttempt((count) => count + 1);
  }, [fullKey]);

  return useMemo(() => {
    if (status !== 'success') return { status: 'loading' };
    return data.ok ? { status: 'ready', data: data.data } : { status: 'failed', denied: data.denied, retry };
  }, [status, data, retry]);
}
