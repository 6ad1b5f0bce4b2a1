import { OPEN_ANNOUNCEMENT } from '@trialdesk/contract/paths';
import type { AnnouncementView } from '@trialdesk/contract/replies/announcements';
import Box from '@mui/material/Box';
import { useSearchParams } from 'react-router-dom';
import { LoadingButton } from '../../../components/loading-button.tsx';
import { AnnouncementCard } from './announcement-card.tsx';
import { LinkedAnnouncement } from './linked-announcement.tsx';

interface AnnouncementListProps {
  announcements: readonly AnnouncementView[];
  hasMore: boolean;
  isReadingOn: boolean;
  onReadOn: () => void;
}

/** The parameter `open` names the one that is open, as in mails. */
export function AnnouncementList({ announcements, hasMore, isReadingOn, onReadOn }: AnnouncementListProps) {
  const [params, setParams] = useSearchParams();
  const openId = params.get(OPEN_ANNOUNCEMENT);
  const toggle = (id: string) => setParams(id === openId ? {} : { [OPEN_ANNOUNCEMENT]: id }, { replace: true });
  const isListed = announcements.some(({ id }) => id === openId);
  return (
    <>
      {openId !== null && !isListed && <LinkedAnnouncement id={openId} onClose={() => toggle(openId)} />}
      <Box component="ul" aria-label="Announcements, newest first" sx={LIST}>
        {announcements.map((each) => (
          <li key={each.id}>
            <AnnouncementCard announcement={each} isOpen={each.id === openId} onToggle={() => toggle(each.id)} />
          </li>
        ))}
      </Box>
      {hasMore && (
        <Box sx={{ p: 2, textAlign: 'center' }}>
          <LoadingButton variant="outlined" loading={isReadingOn} onClick={onReadOn}>
            Show more
          </LoadingButton>
        </Box>
      )}
    </>
  );
}

const LIST = {
  listStyle: 'none',
  m: 0,
  p: 0,
  display: 'grid',
  gap: 1.5,
  gridTemplateColumns: 'minmax(0, 1fr)',
} as const;
