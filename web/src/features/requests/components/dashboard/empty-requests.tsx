import Inbox from '@mui/icons-material/InboxOutlined';
import Typography from '@mui/material/Typography';
import { EmptyAction } from '../../../../components/empty-action.tsx';
import { EmptyState } from '../../../../components/empty-state.tsx';
import { emptyMessage, type EmptyCause } from './empty-message.ts';
import type { SiteFilterState } from './use-site-filter.ts';

interface EmptyRequestsProps {
  cause: EmptyCause;
  filter: Pick<SiteFilterState, 'sites' | 'select' | 'showEverySite'>;
  /** Null without filters of the list. */
  onClearFilters: (() => void) | null;
  onClearSearch: () => void;
  onAllTabs: () => void;
}

/** Why no request is shown, with the one thing that helps. */
export function EmptyRequests({ cause, onClearFilters, ...actions }: EmptyRequestsProps) {
  const hasNoSites = cause.isMine && cause.sites === 0;
  const isFiltered = onClearFilters !== null && cause.search.trim() === '';
  const action = actionFor({ cause, onClearFilters, ...actions });
  return (
    <EmptyState icon={<Inbox />} title={isFiltered ? 'No requests match these filters' : emptyMessage(cause)}>
      {hasNoSites && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          To see requests from other sites, choose All Sites in Filter Sites.
        </Typography>
      )}
      {action && <EmptyAction onClick={action.act}>{action.label}</EmptyAction>}
    </EmptyState>
  );
}

function actionFor({ cause, filter, onClearFilters, onClearSearch, onAllTabs }: EmptyRequestsProps) {
  const { isMine, sites, selected, search, tab } = cause;
  if (isMine && sites === 0) return { label: 'Show all sites', act: filter.showEverySite };
  if (selected === 0) {
    return { label: 'Select every site', act: () => filter.select(new Set(filter.sites.map(({ id }) => id))) };
  }
  if (search.trim() !== '') return { label: 'Clear search', act: onClearSearch };
  if (onClearFilters) return { label: 'Show without filters', act: onClearFilters };
  return tab === 'all' ? null : { label: 'Show all requests', act: onAllTabs };
}
