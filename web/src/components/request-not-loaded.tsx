import { MESSAGES } from '@trialdesk/contract/messages';
import CloudOff from '@mui/icons-material/CloudOff';
import SearchOff from '@mui/icons-material/SearchOff';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { useIsOffline } from '../lib/code/use-is-offline.ts';
import { useKept } from '../lib/kept-state.tsx';
import { EmptyState } from './empty-state.tsx';
import { Page } from './page.tsx';
import { useToast } from './toast/use-toast.ts';

/** Milliseconds before redirecting to the dashboard; longer for what may still come over a slow connection. */
const REDIRECT_DELAY = { denied: 10_000, missing: 10_000, unreachable: 20_000 };

const TEXTS = {
  denied: { title: MESSAGES.requestDenied.title, text: MESSAGES.requestDenied.text },
  missing: { title: 'Request not found', text: 'This request does not exist, or its link is incomplete.' },
  unreachable: {
    title: 'Request not found',
    text: 'The request could not be loaded. It opens by itself once the connection is back.',
  },
  offline: { title: 'Request', text: 'There is no connection. The request opens by itself once you are back online.' },
};

interface RequestNotLoadedProps {
  requestId: string;
  reason: 'denied' | 'missing' | 'unreachable';
  /** Path of the person's dashboard. */
  dashboard: string;
  /** Set if it may load after all. */
  onRetry?: () => void;
}

/**
 * Says why a request is not shown, and returns to the dashboard (specification, section 8). Offline it waits, and stays
 * once the connection is back, as it has said, however slow that is.
 */
export function RequestNotLoaded({ requestId, reason, dashboard, onRetry }: RequestNotLoadedProps) {
  const toast = useToast();
  const navigate = useNavigate();
  const waits = useIsOffline(reason === 'unreachable', onRetry);
  const [hasWaited, setHasWaited] = useKept(`waited for ${requestId}`, false);
  const stays = waits !== false || (hasWaited && reason === 'unreachable');
  const { title, text } = TEXTS[waits ? 'offline' : reason];
  useEffect(() => {
    if (waits) setHasWaited(() => true);
  }, [waits, setHasWaited]);
  useEffect(() => {
    if (stays) return undefined;
    const close =
      reason === 'denied' ? toast.error('requestDenied') : toast.error('requestNotFound', { id: requestId });
    let hasLeft = false;
    const timer = setTimeout(() => {
      hasLeft = true;
      void navigate(dashboard, { replace: true });
    }, REDIRECT_DELAY[reason]);
    return () => {
      clearTimeout(timer);
      if (!hasLeft) close();
    };
  }, [requestId, reason, stays, dashboard, toast, navigate]);
  return (
    <Page title={title}>
      <EmptyState icon={onRetry ? <CloudOff /> : <SearchOff />} title={text}>
        {!stays && (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            Returning to the dashboard in a few seconds.
          </Typography>
        )}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 1.5 }}>
          {onRetry && (
            <Button variant="contained" onClick={onRetry}>
              Try Again
            </Button>
          )}
          <Button component={Link} to={dashboard} variant={onRetry ? 'outlined' : 'contained'}>
            Return to Dashboard
          </Button>
        </Box>
      </EmptyState>
    </Page>
  );
}
