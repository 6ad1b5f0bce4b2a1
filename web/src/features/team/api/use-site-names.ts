import type { Site } from '@trialdesk/contract/entities/site';
import { documentId, where } from 'firebase/firestore';
import { useLiveQuery } from '../../../lib/live/use-live.ts';

/** Firestore's limit on values in one `in`. */
const IDS_PER_QUERY = 30;

/** In the order of the ids, as far as known; null while loading. */
export function useSiteNames(ids: readonly string[]): Site[] | null {
  const queries = Array.from({ length: Math.ceil(ids.length / IDS_PER_QUERY) }, (_, at) => [
    where(documentId(), 'in', ids.slice(at * IDS_PER_QUERY, (at + 1) * IDS_PER_QUERY)),
  ]);
  const sites = useLiveQuery('sites', ...queries);
  if (sites.status !== 'ready') return null;
  const known = new Map(sites.data.map((site) => [site.id, site]));
  return ids.flatMap((id) => known.get(id) ?? []);
}
