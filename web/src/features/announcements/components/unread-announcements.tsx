import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { PATHS } from '../../../config/paths.ts';
import { announcementPath } from '../announcement-path.ts';
import { useUnread } from '../api/use-unread.ts';

/** For a person of a site; nothing if all is read. */
export function UnreadAnnouncements() {
  const { announcements, hasMore } = useUnread();
  const [newest, ...others] = announcements;
  if (!newest) return null;
  const isOne = others.length === 0;
  return (
    <Alert
      severity="info"
      sx={{ mb: 1.5, '& .MuiAlert-message': { minWidth: 0, overflowWrap: 'anywhere' } }}
      action={
        <Button component={Link} to={isOne ? announcementPath(newest.id) : PATHS.announcements} color="inherit">
          {isOne ? 'Read' : 'Open'}
        </Button>
      }
    >
      {isOne ? (
        <>
          Announcement from the research team: <bdi>{newest.title}</bdi>
        </>
      ) : (
        `${announcements.length}${hasMore ? ' or more' : ''} unread announcements from the research team`
      )}
    </Alert>
  );
}
