import type { SiteRequest } from '@trialdesk/contract/entities/request';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import useMediaQuery from '@mui/material/useMediaQuery';
import { Link } from 'react-router-dom';
import { DateTime } from '../../../components/date-time.tsx';
import { siteRequestPath } from '../../../config/paths.ts';
import { useReadMarks } from '../api/use-read-marks.ts';
import { NewDot } from './new-dot.tsx';
import { SiteStatusBadge } from './site-status-badge.tsx';

interface RequestRowsProps {
  requests: readonly SiteRequest[];
}

/** Requests as a table, or as cards on narrow screens. */
export function RequestRows({ requests }: RequestRowsProps) {
  // Five columns need this width next to the sidebar.
  const wide = useMediaQuery('(min-width: 1100px)', { noSsr: true });
  return wide ? <RequestTable requests={requests} /> : <RequestCards requests={requests} />;
}

function ViewButton({ request }: { request: SiteRequest }) {
  return (
    <Button
      component={Link}
      to={siteRequestPath(request.request_id)}
      size="small"
      variant="outlined"
      sx={{ whiteSpace: 'nowrap' }}
    >
      View Request
    </Button>
  );
}

function Subject({ request }: { request: SiteRequest }) {
  const { isNew } = useReadMarks();
  return (
    <Box component="span" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
      {isNew(request) && <NewDot />}
      {request.title}
    </Box>
  );
}

function RequestTable({ requests }: RequestRowsProps) {
  return (
    <Table
      sx={{
        '& tr:last-of-type td': { borderBottom: 0 },
        '& td, & th': { px: 1.5 },
        '& :is(td, th):first-of-type': { pl: 2.5 },
        '& :is(td, th):last-of-type': { pr: 2.5 },
      }}
    >
      <TableHead>
        <TableRow>
          <TableCell>Subject</TableCell>
          <TableCell>Study</TableCell>
          <TableCell>Date Submitted</TableCell>
          <TableCell>Status</TableCell>
          <TableCell>Actions</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {requests.map((request) => (
          <TableRow key={request.request_id} hover>
            <TableCell sx={{ width: '38%', minWidth: 200 }}>
              <Subject request={request} />
            </TableCell>
            <TableCell sx={{ color: 'text.secondary', overflowWrap: 'anywhere', minWidth: 112 }}>
              {request.study_name}
            </TableCell>
            <TableCell sx={{ color: 'text.secondary', whiteSpace: 'nowrap' }}>
              <DateTime at={request.created_at} />
            </TableCell>
            <TableCell>
              <SiteStatusBadge status={request.status} />
            </TableCell>
            <TableCell>
              <ViewButton request={request} />
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

function RequestCards({ requests }: RequestRowsProps) {
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {requests.map((request) => (
        <Box
          component="li"
          key={request.request_id}
          sx={{
            display: 'grid',
            gridTemplateColumns: 'minmax(0, 1fr)',
            gap: 1,
            p: { xs: 2, sm: 2.5 },
            '& + &': { borderTop: 1, borderColor: 'divider' },
            fontSize: '0.875rem',
          }}
        >
          <Subject request={request} />
          <Box sx={{ color: 'text.secondary' }}>
            {request.study_name} · <DateTime at={request.created_at} />
          </Box>
          <Box
            sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', alignItems: 'center', gap: 1 }}
          >
            <SiteStatusBadge status={request.status} />
            <ViewButton request={request} />
          </Box>
        </Box>
      ))}
    </Box>
  );
}
