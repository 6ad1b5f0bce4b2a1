import type { RequestSummary } from '@trialdesk/contract/entities/request';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { Link as RouterLink, useSearchParams } from 'react-router-dom';
import type { Windowed } from '../../../../lib/live/window-source.ts';
import { useDueCounts } from '../../api/use-due-counts.ts';

interface DueCountsProps {
  /** Null for all. */
  siteIds: readonly string[] | null;
  /** Counted again whenever they change. */
  latest: Windowed<RequestSummary> | null;
}

/** How many requests of the selected sites may need a safety report, are overdue and due soon; each a link to them. */
export function DueCounts({ siteIds, latest }: DueCountsProps) {
  const { overdue, soon, safety } = useDueCounts({ siteIds, latest });
  const [params] = useSearchParams();
  if (overdue + soon + safety === 0) return null;
  const to = (name: 'due' | 'safety', value: string) => {
    const next = new URLSearchParams(params);
    next.set('view', 'list');
    next.set(name, value);
    return `?${next.toString()}`;
  };
  return (
    <Box component="span" sx={{ display: 'inline-flex', flexShrink: 0, gap: 1.5, fontSize: '0.8125rem' }}>
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
    </Box>
  );
}
