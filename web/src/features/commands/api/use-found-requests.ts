import type { FoundRequest } from '@trialdesk/contract/replies/search';
import useSWR from 'swr';
import { call } from '../../../lib/api.ts';
import { useSettled } from '../../../lib/use-settled.ts';

/** Requests found at most. */
export const MOST = 8;

/** Pages read while nothing is found, since a page may be empty. */
const PAGES = 5;

export interface FoundRequests {
  status: 'idle' | 'searching' | 'found' | 'failed';
  requests: readonly FoundRequest[];
}

const NONE: readonly FoundRequest[] = [];

/** The request of a number, and the newest that contain a text; searched on the server once it is no longer typed. */
export function useFoundRequests(text: string): FoundRequests {
  const wanted = text.trim();
  const isSettled = useSettled(wanted) === wanted;
  const { data, error } = useSWR<FoundRequest[], unknown>(
    wanted !== '' && isSettled ? { id: 'goToRequest', text: wanted } : null,
    find,
  );
  if (wanted === '') return { status: 'idle', requests: NONE };
  if (data) return { status: 'found', requests: data };
  return { status: error === undefined ? 'searching' : 'failed', requests: NONE };
}

async function find({ text }: { text: string }): Promise<FoundRequest[]> {
  let cursor: string | undefined;
  for (let page = 0; page < PAGES; page++) {
    const { requests, next_cursor } = await call('searchRequests', { body: { text, cursor, limit: MOST } });
    if (requests.length > 0 || next_cursor === null) return requests;
    cursor = next_cursor;
  }
  return [];
}
