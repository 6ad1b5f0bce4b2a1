import type { RequestSummary } from '@trialdesk/contract/entities/request';
import { where } from 'firebase/firestore';
import { useMemo } from 'react';
import { useRequestCounts, type Counted } from '../../../lib/live/use-request-counts.ts';
import { useMember } from '../../../lib/session/session-context.ts';
import type { Windowed } from '../../../lib/live/window-source.ts';

const OVERDUE = [where('due_state', '==', 'overdue')];
/** Only what still waits. */
const SAFETY = [where('has_safety_signs', '==', true), where('status', '==', 'processing')];
const SOON = [where('due_state', '==', 'soon')];

interface Wanted {
  /** Null for all. */
  siteIds: readonly string[] | null;
  /** Counted again whenever they change. */
  latest: Windowed<RequestSummary> | null;
}

/** How many requests of the sites are overdue, due soon, may need a safety report, or are one's own; zero while counting. */
export function useDueCounts({ siteIds, latest }: Wanted): Record<'overdue' | 'soon' | 'safety' | 'mine', number> {
  const { user_id } = useMember();
  const own = useMemo(() => [where('owner_id', '==', user_id), where('status', '==', 'processing')], [user_id]);
  const reach = useMemo(() => ({ site_ids: siteIds, study_ids: null }), [siteIds]);
  const overdue = useRequestCounts({ name: 'requests', reach, only: OVERDUE, seen: latest });
  const soon = useRequestCounts({ name: 'requests', reach, only: SOON, seen: latest });
  const safety = useRequestCounts({ name: 'requests', reach, only: SAFETY, seen: latest });
  const mine = useRequestCounts({ name: 'requests', reach, only: own, seen: latest });
  return { overdue: totalOf(overdue), soon: totalOf(soon), safety: totalOf(safety), mine: totalOf(mine) };
}

function totalOf(counted: Counted): number {
  return counted && counted !== 'failed' ? counted.total : 0;
}
