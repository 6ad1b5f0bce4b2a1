import type { RequestSummary } from '@trialdesk/contract/entities/request';
import { where } from 'firebase/firestore';
import { useMemo } from 'react';
import { useRequestCounts } from '../../../lib/live/use-request-counts.ts';
import { useMember } from '../../../lib/session/session-context.ts';
import type { Windowed } from '../../../lib/live/window-source.ts';

/** Only what still waits. */
const DUE = {
  overdue: [where('due_state', '==', 'overdue')],
  soon: [where('due_state', '==', 'soon')],
  safety: [where('has_safety_signs', '==', true), where('status', '==', 'processing')],
};

const NONE = { overdue: 0, soon: 0, safety: 0, mine: 0 };

interface Wanted {
  /** Null for all. */
  siteIds: readonly string[] | null;
  /** Counted once they are known, and again whenever they change. */
  latest: Windowed<RequestSummary> | null;
}

/** How many requests of the sites are overdue, due soon, may need a safety report, or are one's own; zero while counting. */
export function useDueCounts({ siteIds, latest }: Wanted): typeof NONE {
  const { user_id } = useMember();
  const reach = useMemo(() => ({ site_ids: siteIds, study_ids: null }), [siteIds]);
  const kinds = useMemo(
    () => ({ ...DUE, mine: [where('owner_id', '==', user_id), where('status', '==', 'processing')] }),
    [user_id],
  );
  const counted = useRequestCounts({ name: 'requests', reach, kinds, seen: latest });
  return counted === null || counted === 'failed' ? NONE : counted;
}
