import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { LoadFailed } from '../../../components/load-failed.tsx';
import { ApiError } from '../../../lib/api-error.ts';
import { useAnnouncement } from '../api/use-announcements.ts';
import { AnnouncementCard } from './announcement-card.tsx';

/** One that a link names and the list has not come to. */
export function LinkedAnnouncement({ id, onClose }: { id: string; onClose: () => void }) {
  const found = useAnnouncement(id);
  return (
    <Box sx={{ mb: 1.5 }}>
      {found.status === 'loading' && (
        <Skeleton variant="rounded" height={72} role="status" aria-label="Loading announcement" />
      )}
      {found.status === 'failed' && <NotOpened error={found.error} onRetry={found.retry} />}
      {found.status === 'ready' && <AnnouncementCard announcement={found.data} isOpen onToggle={onClose} />}
    </Box>
  );
}

function NotOpened({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const isRefused = error instanceof ApiError && (error.status === 403 || error.status === 404);
  if (isRefused) return <Alert severity="warning">This announcement does not exist, or is not for your studies.</Alert>;
  return <LoadFailed title="The announcement could not be loaded." onRetry={onRetry} />;
}
