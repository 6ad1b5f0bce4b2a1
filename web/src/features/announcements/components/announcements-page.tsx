import Add from '@mui/icons-material/Add';
import type { AnnouncementView } from '@trialdesk/contract/replies/announcements';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { lazy, Suspense, useState } from 'react';
import { DialogLoading } from '../../../components/dialog-loading.tsx';
import { LoadFailed } from '../../../components/load-failed.tsx';
import { Page } from '../../../components/page.tsx';
import { loadCode } from '../../../lib/code/load-code.ts';
import { useCan } from '../../../lib/session/use-can.ts';
import { useAnnouncements } from '../api/use-announcements.ts';
import { useToShare } from '../use-to-share.ts';
import { AnnouncementList } from './announcement-list.tsx';
import { AnnouncementsLoading } from './announcements-loading.tsx';
import { NoAnnouncements } from './no-announcements.tsx';

/** Lazy, since forms are large. */
const NewAnnouncement = lazy(async () => ({
  default: (await loadCode(() => import('./new-announcement.tsx'))).NewAnnouncement,
}));

/** What the research team makes known to the sites of studies: sites read and confirm it, the team sees who has. */
export function AnnouncementsPage() {
  const { state, isReadingOn, readOn } = useAnnouncements();
  const mayAnnounce = useCan('announce');
  const [isOpen, setIsOpen] = useState(false);
  const { toShare, showList, goBack } = useToShare();
  const [sent, setSent] = useState<AnnouncementView | null>(null);
  const onSent = (announcement: AnnouncementView) => {
    setSent(announcement);
    setIsOpen(false);
    if (toShare) showList();
  };
  const onAnnounce = mayAnnounce ? () => setIsOpen(true) : null;
  return (
    <Page
      title="Announcements"
      width={960}
      actions={
        onAnnounce && (
          <Button variant="contained" startIcon={<Add />} onClick={onAnnounce}>
            New Announcement
          </Button>
        )
      }
    >
      <Box role="status">
        {sent && (
          <Alert severity="success" sx={{ mb: 1.5 }} onClose={() => setSent(null)}>
            Sent to the sites of <bdi>{sent.study_name}</bdi>.
          </Alert>
        )}
      </Box>
      {state.status === 'failed' && <LoadFailed title="The announcements could not be loaded." onRetry={state.retry} />}
      {state.status === 'loading' && <AnnouncementsLoading />}
      {state.status === 'ready' && state.data.announcements.length === 0 && <NoAnnouncements onAnnounce={onAnnounce} />}
      {state.status === 'ready' && state.data.announcements.length > 0 && (
        <AnnouncementList {...state.data} isReadingOn={isReadingOn} onReadOn={readOn} />
      )}
      {mayAnnounce && (isOpen || toShare) && (
        <Suspense fallback={<DialogLoading />}>
          <NewAnnouncement place={toShare} onSent={onSent} onClose={toShare ? goBack : () => setIsOpen(false)} />
        </Suspense>
      )}
    </Page>
  );
}
