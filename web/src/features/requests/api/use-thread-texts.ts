import { isReadyDraft } from '@trialdesk/contract/entities/draft';
import type { RequestSummary, StoredQuery } from '@trialdesk/contract/entities/request';
import { useMemo, useState } from 'react';
import { anyOf } from '../../../lib/live/any-of.ts';
import { useLiveQuery } from '../../../lib/live/use-live.ts';

/** By request. */
export type ThreadTexts = ReadonlyMap<string, readonly string[]>;

export interface SearchedTexts {
  /** Those read so far. */
  texts: ThreadTexts;
  status: 'loading' | 'ready' | 'failed';
}

const NO_TEXTS: ThreadTexts = new Map();

/** What threads say, for searching; read only while `isWanted`. */
export function useThreadTexts(requests: readonly RequestSummary[], isWanted: boolean): SearchedTexts {
  const ids = isWanted ? requests.map(({ request_id }) => request_id).sort() : [];
  const live = useLiveQuery('requestQueries', ...anyOf('request_id', ids));
  const data = live.status === 'ready' ? live.data : null;
  const read = useMemo(() => data && textsOf(data), [data]);
  // Another request changes the queries; until they have answered, what is known stays found.
  const [known, setKnown] = useState(NO_TEXTS);
  if (read && read !== known) setKnown(read);
  return { texts: read ?? known, status: known.size > 0 && live.status === 'loading' ? 'ready' : live.status };
}

function textsOf(queries: readonly StoredQuery[]): ThreadTexts {
  const texts = new Map<string, string[]>();
  for (const { request_id, question, draft, edit, sent } of queries) {
    const known = texts.get(request_id) ?? [];
    const said = [question, isReadyDraft(draft) ? draft.text : '', edit?.text ?? '', sent?.text ?? ''];
    texts.set(request_id, [...known, ...said]);
  }
  return texts;
}
