import type { SiteRequest } from '@trialdesk/contract/entities/request';
import type { Query } from 'firebase-admin/firestore';
import { siteRequests } from '../firebase/collections.ts';

/**
 * Requests asked and answered in [`from`, `to`), and those waiting now; null as site means all. Uses count queries. An
 * answered request counts by its newest answer.
 */
export async function countRequests(
  siteId: string | null,
  { from, to }: { from: string; to: string },
): Promise<{ asked: number; answered: number; open: number }> {
  const all: Query<SiteRequest> = siteId === null ? siteRequests() : siteRequests().where('site_id', '==', siteId);
  const within = (field: 'created_at' | 'answered_at') =>
    all.where(field, '>=', from).where(field, '<', to).orderBy(field, 'desc');
  const [asked, answered, open] = await Promise.all(
    [within('created_at'), within('answered_at'), all.where('status', '==', 'processing')].map(
      async (query) => (await query.count().get()).data().count,
    ),
  );
  return { asked: asked ?? 0, answered: answered ?? 0, open: open ?? 0 };
}
