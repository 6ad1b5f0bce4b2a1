import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { DateTime } from '../../../components/date-time.tsx';
import { studyLabel } from '../../../lib/study-label.ts';
import { useReadMarks } from '../api/use-read-marks.ts';
import { NewDot } from './new-dot.tsx';
import { RowLink, type RequestRowsProps, type Row } from './row-link.tsx';
import { SiteStatusBadge } from './site-status-badge.tsx';

/** Hidden where the table would be too narrow for its titles; the page of a request has them. */
const ON_WIDE = { '@media (max-width: 1199px)': { display: 'none' } } as const;
const ON_WIDEST = { '@media (max-width: 1439px)': { display: 'none' } } as const;

/** For screen readers: the column speaks for itself. */
const HEARD = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
} as const;

const TABLE = {
  tableLayout: 'fixed',
  '& tr:last-of-type td': { borderBottom: 0 },
  '& :is(td, th)': {
    px: 1,
    py: 0,
    height: 'var(--td-row)',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  '& th': { height: 32, fontSize: '0.8125rem' },
  '& td': { color: 'text.secondary' },
  '& :is(td, th):first-of-type': { pl: 1.5, pr: 0 },
  '& :is(td, th):last-of-type': { pr: 1 },
} as const;

/** One line for each request, which opens it. */
export function RequestTable({ requests, showsSite }: RequestRowsProps) {
  const { isNew } = useReadMarks();
  return (
    <Table sx={TABLE}>
      <TableHead>
        <TableRow>
          <TableCell sx={{ width: 28 }}>
            <Box component="span" sx={HEARD}>
              New
            </Box>
          </TableCell>
          <TableCell sx={{ width: 96 }}>Number</TableCell>
          <TableCell>Subject</TableCell>
          <TableCell sx={{ width: 116 }}>Study</TableCell>
          {showsSite && <TableCell sx={{ width: 136 }}>Site</TableCell>}
          <TableCell sx={{ width: 112, ...ON_WIDEST }}>Asked by</TableCell>
          <TableCell sx={{ width: 140, ...ON_WIDE }}>Date Submitted</TableCell>
          <TableCell sx={{ width: 172 }}>Status</TableCell>
          <TableCell sx={{ width: 148 }}>Answered</TableCell>
          <TableCell sx={{ width: 40 }}>
            <Box component="span" sx={HEARD}>
              Actions
            </Box>
          </TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {requests.map((request) => {
          const unread = isNew(request);
          return (
            <TableRow key={request.request_id} hover sx={{ position: 'relative' }}>
              <TableCell>{unread && <NewDot />}</TableCell>
              <TableCell sx={{ fontVariantNumeric: 'tabular-nums' }}>{request.request_number}</TableCell>
              <TableCell title={request.title}>
                <Box
                  component="span"
                  dir="auto"
                  sx={{ color: 'text.primary', fontWeight: unread ? 700 : 500, unicodeBidi: 'plaintext' }}
                >
                  {request.title}
                </Box>
              </TableCell>
              <TableCell title={studyLabel(request)}>{studyLabel(request)}</TableCell>
              {showsSite && <TableCell title={request.site_name}>{request.site_name}</TableCell>}
              <TableCell title={request.requester_name} sx={ON_WIDEST}>
                {request.requester_name}
              </TableCell>
              <TableCell sx={ON_WIDE}>
                <DateTime at={request.created_at} />
              </TableCell>
              <TableCell>
                <SiteStatusBadge status={request.status} />
              </TableCell>
              <TableCell title={request.answered_by}>
                <Answered request={request} />
              </TableCell>
              <TableCell>
                <RowLink request={request} />
              </TableCell>
            </TableRow>
          );
        })}
      </TableBody>
    </Table>
  );
}

/** When and by whom, on two lines, since beside each other they are too wide for most screens. */
function Answered({ request: { answered_at, answered_by } }: { request: Row }) {
  if (answered_at === null) return '–';
  return (
    <Box sx={{ fontSize: '0.8125rem', lineHeight: 1.2 }}>
      <DateTime at={answered_at} />
      {answered_by !== undefined && (
        <Box dir="auto" sx={{ overflow: 'hidden', textOverflow: 'ellipsis' }}>
          {answered_by}
        </Box>
      )}
    </Box>
  );
}
