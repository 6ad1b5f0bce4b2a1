import type { Receipts } from '@trialdesk/contract/replies/announcements';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { LoadFailed } from '../../../components/load-failed.tsx';
import { useReceipts } from '../api/use-announcements.ts';
import { Reminder } from './reminder.tsx';
import { SiteLines } from './site-lines.tsx';

/** Who has read it, by site, and a reminder to the others. */
export function ReceiptsOf({ announcementId }: { announcementId: string }) {
  const receipts = useReceipts(announcementId);
  return (
    <Box component="section" aria-label="Who has read it" sx={{ mt: 2, pt: 2, borderTop: 1, borderColor: 'divider' }}>
      {receipts.status === 'failed' && (
        <LoadFailed title="Who has read it could not be loaded." onRetry={receipts.retry} />
      )}
      {receipts.status === 'loading' && (
        <Skeleton variant="rounded" height={96} role="status" aria-label="Loading who has read it" />
      )}
      {receipts.status === 'ready' && <Loaded id={announcementId} receipts={receipts.data} />}
    </Box>
  );
}

function Loaded({ id, receipts }: { id: string; receipts: Receipts }) {
  const { people, read, sites, reminder_due_at, reminded } = receipts;
  const waiting = sites.filter((site) => site.people.some(({ read_at }) => read_at === null));
  const done = sites.filter((site) => !waiting.includes(site));
  return (
    <>
      <Typography component="h3" sx={{ fontWeight: 600, fontSize: '0.9375rem', mb: 1 }}>
        {people === 0 ? 'No site of this study has people yet' : `Read by ${read} of ${people}`}
      </Typography>
      {read < people && <Reminder id={id} dueAt={reminder_due_at} reminded={reminded} />}
      <SiteLines sites={waiting} />
      {done.length > 0 && waiting.length > 0 && (
        <Typography component="h4" sx={{ fontWeight: 600, fontSize: '0.875rem', mt: 2 }}>
          Sites where all have read it
        </Typography>
      )}
      <SiteLines sites={done} />
    </>
  );
}
