import { MESSAGES } from '@trialdesk/contract/messages';
import SearchOff from '@mui/icons-material/SearchOff';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { EmptyState } from '../../../../components/empty-state.tsx';
import { LoadFailed } from '../../../../components/load-failed.tsx';
import { Page } from '../../../../components/page.tsx';
import { useToast } from '../../../../components/toast/use-toast.ts';
import { PATHS } from '../../../../config/paths.ts';
import { useRequest } from '../../api/use-request.ts';
import { Review } from './review.tsx';
import { ReviewSkeleton } from './review-skeleton.tsx';

/** Milliseconds before redirecting to the dashboard. */
const REDIRECT_DELAY = 10_000;

interface RequestPageProps {
  requestId: string;
}

export function RequestPage({ requestId }: RequestPageProps) {
  const live = useRequest(requestId);
  switch (live.status) {
    case 'loading':
      return <ReviewSkeleton />;
    case 'failed':
      if (live.denied) return <MissingRequest requestId={requestId} isDenied />;
      return (
        <Page title="Request">
          <LoadFailed title="The request could not be loaded." onRetry={live.retry} />
        </Page>
      );
    case 'ready':
      return live.data ? <Review request={live.data} /> : <MissingRequest requestId={requestId} isDenied={false} />;
  }
}

interface MissingRequestProps extends RequestPageProps {
  isDenied: boolean;
}

function MissingRequest({ requestId, isDenied }: MissingRequestProps) {
  const toast = useToast();
  const navigate = useNavigate();
  useEffect(() => {
    if (isDenied) toast.error('requestDenied');
    else toast.error('requestNotFound', { id: requestId });
    const timer = setTimeout(() => void navigate(PATHS.dashboard, { replace: true }), REDIRECT_DELAY);
    return () => clearTimeout(timer);
  }, [requestId, isDenied, toast, navigate]);
  return (
    <Page title={isDenied ? MESSAGES.requestDenied.title : 'Request not found'}>
      <EmptyState
        icon={<SearchOff />}
        title={isDenied ? MESSAGES.requestDenied.text : 'This request does not exist, or its link is incomplete.'}
      >
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          Returning to the dashboard in a few seconds.
        </Typography>
        <Button component={Link} to={PATHS.dashboard} variant="contained">
          Return to Dashboard
        </Button>
      </EmptyState>
    </Page>
  );
}
