import { bareName } from '@trialdesk/contract/document-name';
import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { memo } from 'react';
import { DateTime } from '../../../components/date-time.tsx';
import { StatusBadge } from '../../../components/status-badge.tsx';
import { DocumentActions } from './document-actions.tsx';
import type { DocumentItemProps } from './document-card.tsx';
import { versionLine } from './document-list.ts';
import { ingestionText } from './ingestion-text.ts';

interface DocumentTableProps {
  label: string;
  items: readonly DocumentItemProps[];
}

/** The documents of a study, one row each. */
export function DocumentTable({ label, items }: DocumentTableProps) {
  return (
    <TableContainer tabIndex={0} role="region" aria-label={`Documents: ${label}`}>
      <Table size="small" sx={{ minWidth: 960, tableLayout: 'fixed' }}>
        <TableHead>
          <TableRow>
            <TableCell sx={{ width: '22%' }}>Name</TableCell>
            <TableCell sx={{ width: '12%' }}>Version</TableCell>
            <TableCell sx={{ width: 140 }}>Uploaded</TableCell>
            <TableCell>Status</TableCell>
            <TableCell sx={{ width: 280 }}>Actions</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {items.map((item) => (
            <DocumentRow key={item.document.id} {...item} />
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}

/** Memoized: the list renders on each key press. */
const DocumentRow = memo(function DocumentRow({ document, note, isChanging, handlers }: DocumentItemProps) {
  const { label, tone, detail } = ingestionText(document.ingestion, document.page_count);
  return (
    <TableRow>
      <TableCell component="th" scope="row" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
        {bareName(document.name)}
      </TableCell>
      <TableCell sx={{ overflowWrap: 'anywhere' }}>{versionLine(document)}</TableCell>
      <TableCell sx={{ whiteSpace: 'nowrap' }}>
        <DateTime at={document.upload_date} />
      </TableCell>
      <TableCell>
        <StatusBadge tone={tone}>{label}</StatusBadge>
        <Box sx={{ mt: 0.5, fontSize: '0.8125rem', color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {[detail, note].filter(Boolean).join(' ')}
        </Box>
      </TableCell>
      <TableCell>
        <DocumentActions {...{ document, isChanging, handlers }} />
      </TableCell>
    </TableRow>
  );
});
