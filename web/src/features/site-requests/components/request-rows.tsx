import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
import { DateTime } from '../../../components/date-time.tsx';
import { studyLabel } from '../../../lib/study-label.ts';
import { useReadMarks } from '../api/use-read-marks.ts';
import { NewDot } from './new-dot.tsx';
import { RequestTable } from './request-table.tsx';
import { RowLink, type RequestRowsProps, type Row } from './row-link.tsx';
import { SiteStatusBadge } from './site-status-badge.tsx';

/** Requests as a table, or as cards on narrow screens. */
export function RequestRows(props: RequestRowsProps) {
  const wide = useMediaQuery('(min-width: 900px)', { noSsr: true });
  return wide ? <RequestTable {...props} /> : <RequestCards {...props} />;
}

/** When the newest answer was sent, and by whom. */
function Answered({ request: { answered_at, answered_by } }: { request: Row }) {
  if (answered_at === null) return '–';
  return (
    <>
      <DateTime at={answered_at} />
      {answered_by !== undefined && <span dir="auto"> · {answered_by}</span>}
    </>
  );
}

function RequestCards({ requests, showsSite }: RequestRowsProps) {
  const { isNew } = useReadMarks();
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {requests.map((request) => {
        const unread = isNew(request);
        return (
          <Box
            component="li"
            key={request.request_id}
            sx={{
              position: 'relative',
              display: 'grid',
              gridTemplateColumns: '16px minmax(0, 1fr) auto',
              columnGap: 0.5,
              rowGap: 0.5,
              px: { xs: 1.5, sm: 2 },
              py: 1.5,
              '& + &': { borderTop: 1, borderColor: 'divider' },
              '&:hover': { bgcolor: 'action.hover' },
              fontSize: '0.875rem',
            }}
          >
            <Box sx={{ lineHeight: '22px' }}>{unread && <NewDot />}</Box>
            <Box dir="auto" sx={{ fontWeight: unread ? 700 : 500, overflowWrap: 'anywhere' }}>
              {request.title}
            </Box>
            <RowLink request={request} />
            <Box sx={{ gridColumn: 2, color: 'text.secondary', overflowWrap: 'anywhere' }}>
              {[request.request_number, studyLabel(request), showsSite ? request.site_name : '', request.requester_name]
                .filter(Boolean)
                .join(' · ')}
            </Box>
            <Box
              sx={{
                gridColumn: '2 / 4',
                display: 'flex',
                flexWrap: 'wrap',
                alignItems: 'center',
                columnGap: 1.5,
                rowGap: 0.5,
                color: 'text.secondary',
              }}
            >
              <SiteStatusBadge status={request.status} />
              <span>
                {request.answered_at === null ? <DateTime at={request.created_at} /> : <Answered request={request} />}
              </span>
            </Box>
          </Box>
        );
      })}
    </Box>
  );
}
