import Notifications from '@mui/icons-material/NotificationsOutlined';
import Badge from '@mui/material/Badge';
import IconButton from '@mui/material/IconButton';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { DropdownDialog } from '../../../components/dropdown-dialog.tsx';
import { useMember } from '../../../lib/session/session-context.ts';
import { useShowUnread } from '../../../lib/unread-count.ts';
import { MOST_COUNTED } from '../api/read-marks.ts';
import { useReadMarks } from '../api/use-read-marks.ts';
import { useUnread } from '../api/use-unread.ts';
import { NotificationList } from './notification-list.tsx';

/** Unread responses, on every page. */
export function NotificationBell() {
  const { key } = useLocation();
  const [opened, setOpened] = useState<{ anchor: HTMLElement; key: string } | null>(null);
  // Navigation closes it.
  const anchor = opened?.key === key ? opened.anchor : null;
  const { markRead } = useReadMarks();
  const { count, newest, markAllRead, retry } = useUnread(useMember());
  useShowUnread(count);
  const unread = count > MOST_COUNTED ? `more than ${MOST_COUNTED} unread` : `${count} unread`;
  const label = retry ? 'Notifications, not loaded' : count === 0 ? 'Notifications' : `Notifications, ${unread}`;
  return (
    <>
      <IconButton
        aria-label={label}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={(event) => setOpened({ anchor: event.currentTarget, key })}
        sx={{ color: 'inherit', borderRadius: '10px', '&:hover': { bgcolor: 'var(--td-rail-active)' } }}
      >
        <Badge badgeContent={retry ? '–' : count} color="error" max={MOST_COUNTED}>
          <Notifications />
        </Badge>
      </IconButton>
      <DropdownDialog
        anchor={anchor}
        label="Notifications"
        onClose={() => setOpened(null)}
        sx={{ width: 360, maxWidth: 'calc(100vw - 32px)', mt: 1, borderRadius: '14px' }}
      >
        <NotificationList unread={newest} count={count} onRead={markRead} onReadAll={markAllRead} onRetry={retry} />
      </DropdownDialog>
    </>
  );
}
