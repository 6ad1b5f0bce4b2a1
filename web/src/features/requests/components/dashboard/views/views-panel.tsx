import type { SavedView } from '@trialdesk/contract/entities/saved-view';
import Add from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { Live } from '../../../../../lib/live/live.ts';
import { useCan } from '../../../../../lib/session/use-can.ts';
import { ViewRows } from './view-rows.tsx';

export interface ViewsPanelProps {
  live: Live<SavedView[]>;
  /** The one that is shown. */
  current: SavedView | undefined;
  onChoose: (view: SavedView) => void;
  onSave: () => void;
  onChange: (view: SavedView) => void;
  onDelete: (view: SavedView) => void;
}

export function ViewsPanel({ live, current, onChoose, onSave, onChange, onDelete }: ViewsPanelProps) {
  const mayShare = useCan('change_shared_views');
  const actions = { change: onChange, remove: onDelete };
  const views = live.status === 'ready' ? live.data : [];
  const own = views.filter(({ owner_id }) => owner_id !== null);
  const shared = views.filter(({ owner_id }) => owner_id === null);
  return (
    <Box sx={{ display: 'grid', gap: 1.5, p: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {live.status === 'loading' && (
        <Skeleton variant="rounded" height={96} role="status" aria-label="Loading saved views" />
      )}
      {live.status === 'failed' && (
        <Box role="alert" sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
          <Typography variant="body2">Your saved views could not be loaded. The requests are not affected.</Typography>
          <Button size="small" variant="outlined" onClick={live.retry}>
            Try Again
          </Button>
        </Box>
      )}
      {live.status === 'ready' && views.length === 0 && (
        <div>
          <Typography sx={{ fontWeight: 600 }}>No saved views yet</Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary', mt: 0.5 }}>
            Search, filter and order the requests as you need them. Then save this as a view to open it again later.
          </Typography>
        </div>
      )}
      {own.length > 0 && <ViewRows title="My views" views={own} {...{ current, onChoose, actions }} />}
      {shared.length > 0 && (
        <ViewRows title="Shared" views={shared} {...{ current, onChoose }} actions={mayShare ? actions : null} />
      )}
      {live.status !== 'failed' && (
        <Button startIcon={<Add />} onClick={onSave} sx={{ justifySelf: 'start', px: 1, mx: -1 }}>
          Save this view…
        </Button>
      )}
    </Box>
  );
}
