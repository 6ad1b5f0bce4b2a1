import { where } from 'firebase/firestore';
import { useEffect, useState } from 'react';
import { useLiveQuery } from '../../../lib/live/use-live.ts';
import { useMember } from '../../../lib/session/session-context.ts';

/** What was over before the application was opened is not read. */
const OPENED = new Date().toISOString();

const NOBODY: string[] = [];

/** Names of colleagues who are writing the answer to a request. */
export function useWriters(requestId: string): string[] {
  const { user_id } = useMember();
  const live = useLiveQuery('presence', [where('until', '>', OPENED)]);
  const [now, setNow] = useState(() => Date.now());
  const writers = (live.status === 'ready' ? live.data : [])
    .filter((presence) => presence.request_id === requestId && presence.user_id !== user_id)
    .map(({ name, until }) => ({ name, until: Date.parse(until) }))
    .filter(({ until }) => until > now);
  const next = Math.min(...writers.map(({ until }) => until));
  useEffect(() => {
    if (next === Infinity) return undefined;
    const timer = window.setTimeout(() => setNow(Date.now()), Math.max(0, next - Date.now()));
    return () => window.clearTimeout(timer);
  }, [next]);
  return writers.length === 0 ? NOBODY : writers.map(({ name }) => name);
}
