import type { RequestSummary } from '@trialdesk/contract/entities/request';
import { OWNERS } from '@trialdesk/contract/request-view';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { Link as RouterLink, useSearchParams } from 'react-router-dom';
import type { Windowed } from '../../../../lib/live/window-source.ts';
import { useDueCounts } from '../../api/use-due-counts.ts';
import { PARAMS } from './list/list-choices.ts';

interface DueCountsProps {
  /** Null for all. */
  siteIds: readonly string[] | null;
  /** Counted once they are known, and again whenever they change. */
  latest: Windowed<RequestSummary> | null;
}

/** How many requests of the selected sites may need a safety report, are overdue, due soon or one's own; each a link. */
export function DueCounts({ siteIds, latest }: DueCountsProps) {
  const { overdue, soon, safety, mine } = useDueCounts({ siteIds, latest });
  const [params] = useSearchParams();
  if (overdue + soon + safety + mine === 0) return null;
  const to = (name: 'due' | 'safety' | 'owner', value: string) => {
    const next = new URLSearchParams(params);
    // Others would leave out some of those that are counted.
    for (const filter of ['tab', 'q', ...Object.values(PARAMS)]) next.delete(filter);
    next.set('view', 'list');
    next.set(name, value);
    return `?${next.toString()}`;
  };
  return (
    <Box component="span" sx={{ display: 'inline-flex', flexWrap: 'wrap', columnGap: 1.5, fontSize: '0.8125rem' }}>
      {safety > 0 && (
        <Link component={RouterLink} to={to('safety', 'yes')} sx={{ color: 'error.main', fontWeight: 700 }}>
          {safety} safety
        </Link>
      )}
      {overdue > 0 && (
        <Link component={RouterLink} to={to('due', 'overdue')} sx={{ color: 'error.main', fontWeight: 700 }}>
          {overdue} overdue
        </Link>
      )}
      {soon > 0 && (
        <Link component={RouterLink} to={to('due', 'soon')} sx={{ color: 'warning.main', fontWeight: 600 }}>
          {soon} due soon
        </Link>
      )}
      {mine > 0 && (
        <Link component={RouterLink} to={to('owner', OWNERS.mine)} sx={{ fontWeight: 600 }}>
          {mine} mine
        </Link>
      )}
    </Box>
  );
}
