import type { Site } from '@trialdesk/contract/entities/site';
import { documentId } from 'firebase/firestore';
import { anyOf } from '../../../lib/live/any-of.ts';
import { useLiveQuery } from '../../../lib/live/use-live.ts';

/** In the order of the ids, as far as known; null while loading. */
export function useSiteNames(ids: readonly string[]): Site[] | null {
  const sites = useLiveQuery('sites', ...anyOf(documentId(), ids));
  if (sites.status !== 'ready') return null;
  const known = new Map(sites.data.map((site) => [site.id, site]));
  return ids.flatMap((id) => known.get(id) ?? []);
}
