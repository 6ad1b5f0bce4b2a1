import type { SiteRequest } from '@trialdesk/contract/entities/request';
import Notifications from '@mui/icons-material/NotificationsOutlined';
import Badge from '@mui/material/Badge';
import IconButton from '@mui/material/IconButton';
import { useState } from 'react';
import { DropdownDialog } from '../../../components/dropdown-dialog.tsx';
import { useReadMarks } from '../api/use-read-marks.ts';
import { NotificationList } from './notification-list.tsx';

interface NotificationBellProps {
  requests: readonly SiteRequest[];
}

export function NotificationBell({ requests }: NotificationBellProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const marks = useReadMarks();
  const unread = requests.filter(marks.isNew);
  const label = unread.length === 0 ? 'Notifications' : `Notifications, ${unread.length} unread`;
  return (
    <>
      <IconButton
        aria-label={label}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ border: 1, borderColor: 'divider', borderRadius: '10px', bgcolor: 'background.paper' }}
      >
        <Badge badgeContent={unread.length} color="error" max={99}>
          <Notifications />
        </Badge>
      </IconButton>
      <DropdownDialog
        anchor={anchor}
        label="Notifications"
        onClose={() => setAnchor(null)}
        sx={{ width: 360, maxWidth: 'calc(100vw - 32px)', mt: 1, borderRadius: '14px' }}
      >
        <NotificationList unread={unread} onRead={marks.markRead} />
      </DropdownDialog>
    </>
  );
}
