import type { AuditEntry } from '@trialdesk/contract/entities/audit-entry';
import Box from '@mui/material/Box';
import { formatMomentInFull } from '../../../components/format-moment.ts';

interface AuditDetailsProps {
  id: string;
  entry: AuditEntry;
}

/** Everything an entry holds, as stored. */
export function AuditDetails({ id, entry }: AuditDetailsProps) {
  const facts: [label: string, value: string][] = [
    ['Committed', formatMomentInFull(new Date(entry.at))],
    ['Person', entry.actor_id],
    ['Record', entry.target],
    ['Entry', entry.id],
    ...(entry.reason === null ? [] : [['Reason', entry.reason] satisfies [string, string]]),
    ...(entry.before ? [['Before', JSON.stringify(entry.before, null, 2)] satisfies [string, string]] : []),
    ...(entry.after ? [['After', JSON.stringify(entry.after, null, 2)] satisfies [string, string]] : []),
  ];
  return (
    <Box
      id={id}
      component="dl"
      sx={{
        m: 0,
        mt: 1,
        p: 2,
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '100px minmax(0, 1fr)' },
        columnGap: 2,
        rowGap: 0.75,
        fontSize: '0.8125rem',
        bgcolor: 'var(--td-raised)',
        borderRadius: '8px',
      }}
    >
      {facts.map(([label, value]) => (
        <Fact key={label} label={label} value={value} />
      ))}
    </Box>
  );
}

function Fact({ label, value }: { label: string; value: string }) {
  return (
    <>
      <Box component="dt" sx={{ color: 'text.secondary' }}>
        {label}
      </Box>
      <Box component="dd" sx={{ m: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
        {value}
      </Box>
    </>
  );
}
