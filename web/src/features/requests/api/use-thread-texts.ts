import { isReadyDraft } from '@trialdesk/contract/entities/draft';
import type { RequestSummary, StoredQuery } from '@trialdesk/contract/entities/request';
import { where } from 'firebase/firestore';
import { useMemo, useState } from 'react';
import { useLiveQuery } from '../../../lib/live/use-live.ts';

/** Firestore's limit on values in one `in`. */
const REQUESTS_PER_QUERY = 30;

/** Lower-case texts by request. */
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
  const live = useLiveQuery(
    'requestQueries',
    ...chunks(ids, REQUESTS_PER_QUERY).map((part) => [where('request_id', 'in', part)]),
  );
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
    texts.set(request_id, [...known, ...said.map((text) => text.toLowerCase())]);
  }
  return texts;
}

/** The values in groups of at most `size`, in order. */
function chunks<T>(values: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(values.length / size) }, (_, at) => values.slice(at * size, (at + 1) * size));
}
