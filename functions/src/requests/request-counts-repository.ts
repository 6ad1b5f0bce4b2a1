import type { SiteRequestSummary } from '@trialdesk/contract/entities/request';
import type { Reach } from '@trialdesk/contract/permissions';
import { scopeFilters } from '@trialdesk/contract/scope-filters';
import type { Query } from 'firebase-admin/firestore';
import { siteRequests } from '../firebase/collections.ts';
import { within } from './thread-repository.ts';

export interface RequestFigures {
  asked: number;
  answered: number;
  open: number;
}

/**
 * Asked and answered in [`from`, `to`), open now. Uses count queries. An answered request counts by its newest answer.
 */
export async function countRequests(reach: Reach, span: { from: string; to: string }): Promise<RequestFigures> {
  const counted = await Promise.all(scopeFilters(reach).map((part) => countIn(within(siteRequests(), part), span)));
  return counted.reduce(sum, { asked: 0, answered: 0, open: 0 });
}

async function countIn(
  all: Query<SiteRequestSummary>,
  { from, to }: { from: string; to: string },
): Promise<RequestFigures> {
  const during = (field: 'created_at' | 'answered_at') =>
    all.where(field, '>=', from).where(field, '<', to).orderBy(field, 'desc');
  const [asked, answered, open] = await Promise.all(
    [during('created_at'), during('answered_at'), all.where('status', '==', 'processing')].map(
      async (query) => (await query.count().get()).data().count,
    ),
  );
  return { asked: asked ?? 0, answered: answered ?? 0, open: open ?? 0 };
}

function sum(a: RequestFigures, b: RequestFigures): RequestFigures {
  return { asked: a.asked + b.asked, answered: a.answered + b.answered, open: a.open + b.open };
}
