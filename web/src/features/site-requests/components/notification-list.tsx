import type { SiteRequest } from '@trialdesk/contract/entities/request';
import Close from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useRef } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { DateTime } from '../../../components/date-time.tsx';
import { siteRequestPath } from '../../../config/paths.ts';

/** Negative offset, because the popover clips an outer outline. */
const FOCUSED = { '&:focus-visible': { outline: '2px solid var(--td-primary)', outlineOffset: -2, borderRadius: 1 } };

interface NotificationListProps {
  unread: readonly SiteRequest[];
  onRead: (requests: readonly SiteRequest[]) => void;
}

/** Unread responses. Dismissing one keeps focus within the list. */
export function NotificationList({ unread, onRead }: NotificationListProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const dismiss = (requests: readonly SiteRequest[]) => {
    (requests.length < unread.length ? list : heading).current?.focus();
    onRead(requests);
  };
  return (
    <>
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          justifyContent: 'space-between',
          minHeight: 36,
          px: 2,
          py: 1,
          borderBottom: 1,
          borderColor: 'divider',
        }}
      >
        <Typography variant="h3" component="h2" ref={heading} tabIndex={-1} sx={FOCUSED}>
          Notifications
        </Typography>
        {unread.length > 0 && (
          <Button size="small" onClick={() => dismiss(unread)}>
            Mark all as read
          </Button>
        )}
      </Box>
      {unread.length === 0 ? (
        <Typography variant="body2" sx={{ px: 2, py: 4, color: 'text.secondary', textAlign: 'center' }}>
          No new responses
        </Typography>
      ) : (
        <Box
          component="ul"
          ref={list}
          tabIndex={0}
          aria-label="New responses"
          sx={{ m: 0, p: 0, maxHeight: 320, overflowY: 'auto', ...FOCUSED }}
        >
          {unread.map((request) => (
            <Notification
              key={request.request_id}
              request={request}
              onRead={() => onRead([request])}
              onDismiss={() => dismiss([request])}
            />
          ))}
        </Box>
      )}
    </>
  );
}

interface NotificationProps {
  request: SiteRequest;
  onRead: () => void;
  onDismiss: () => void;
}

function Notification({ request, onRead, onDismiss }: NotificationProps) {
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        gap: 1,
        px: 2,
        py: 1.5,
        fontSize: '0.875rem',
        '& + &': { borderTop: 1, borderColor: 'divider' },
      }}
    >
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Box sx={{ fontWeight: 600 }}>Response received</Box>
        <Box sx={{ overflowWrap: 'anywhere' }}>{request.title}</Box>
        <Box sx={{ display: 'flex', gap: 1.5, mt: 0.5, color: 'text.secondary', fontSize: '0.8125rem' }}>
          {request.answered_at && <DateTime at={request.answered_at} />}
          <Link component={RouterLink} to={siteRequestPath(request.request_id)} onClick={onRead}>
            View response
          </Link>
        </Box>
      </Box>
      <IconButton size="small" aria-label={`Dismiss: ${request.title}`} onClick={onDismiss} sx={{ alignSelf: 'start' }}>
        <Close fontSize="small" />
      </IconButton>
    </Box>
  );
}
