import type { SiteRequestSummary } from '@trialdesk/contract/entities/request';
import Close from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useRef } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { DateTime } from '../../../components/date-time.tsx';
import { LoadFailed } from '../../../components/load-failed.tsx';
import { siteRequestPath } from '../../../config/paths.ts';
import { studyLabel } from '../../../lib/study-label.ts';
import { MOST_COUNTED } from '../api/read-marks.ts';

/** Negative offset, because the popover clips an outer outline. */
const FOCUSED = { '&:focus-visible': { outline: '2px solid var(--td-primary)', outlineOffset: -2, borderRadius: 1 } };

interface NotificationListProps {
  /** The newest. */
  unread: readonly SiteRequestSummary[];
  /** All there are, or more than `MOST_COUNTED`. */
  count: number;
  onRead: (requests: readonly SiteRequestSummary[]) => void;
  onReadAll: () => void;
  /** Set when they could not be loaded. */
  onRetry: (() => void) | null;
}

/** Unread responses. Dismissing one keeps focus within the list. */
export function NotificationList({ unread, count, onRead, onReadAll, onRetry }: NotificationListProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const dismiss = (request: SiteRequestSummary) => {
    (unread.length > 1 ? list : heading).current?.focus();
    onRead([request]);
  };
  const dismissAll = () => {
    heading.current?.focus();
    onReadAll();
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
        {count > 0 && (
          <Button size="small" onClick={dismissAll}>
            Mark all as read
          </Button>
        )}
      </Box>
      {onRetry && <LoadFailed title="New responses could not be loaded." onRetry={onRetry} />}
      {!onRetry && count === 0 && (
        <Typography variant="body2" sx={{ px: 2, py: 4, color: 'text.secondary', textAlign: 'center' }}>
          No new responses
        </Typography>
      )}
      {count > 0 && (
        <Box
          component="ul"
          ref={list}
          tabIndex={0}
          aria-label="New responses"
          sx={{ m: 0, p: 0, maxHeight: 320, overflowY: 'auto', ...FOCUSED }}
        >
          {byStudy(unread).map(({ request, isFirst }) => (
            <Notification
              key={request.request_id}
              heading={isFirst ? studyLabel(request) : null}
              request={request}
              onRead={() => onRead([request])}
              onDismiss={() => dismiss(request)}
            />
          ))}
          {count > unread.length && (
            <Box component="li" sx={{ px: 2, py: 1.5, color: 'text.secondary', fontSize: '0.8125rem' }}>
              {earlier(count, unread.length)}
            </Box>
          )}
        </Box>
      )}
    </>
  );
}

function earlier(count: number, shown: number): string {
  const rest = count > MOST_COUNTED ? `More than ${MOST_COUNTED - shown}` : String(count - shown);
  return rest === '1'
    ? '1 earlier one is in the list of requests.'
    : `${rest} earlier ones are in the list of requests.`;
}

/** Those of one study together, the study with the newest first. */
function byStudy(requests: readonly SiteRequestSummary[]): { request: SiteRequestSummary; isFirst: boolean }[] {
  return [...Map.groupBy(requests, ({ study_id }) => study_id).values()].flatMap((group) =>
    group.map((request, at) => ({ request, isFirst: at === 0 })),
  );
}

interface NotificationProps {
  /** The study, above the first response of it. */
  heading: string | null;
  request: SiteRequestSummary;
  onRead: () => void;
  onDismiss: () => void;
}

function Notification({ heading, request, onRead, onDismiss }: NotificationProps) {
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
        {heading !== null && (
          <Box dir="auto" sx={{ mb: 0.5, color: 'text.secondary', fontSize: '0.8125rem', fontWeight: 600 }}>
            {heading}
          </Box>
        )}
        <Box sx={{ fontWeight: 600 }}>Response received</Box>
        <Box dir="auto" sx={{ overflowWrap: 'anywhere' }}>
          {request.title}
        </Box>
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
