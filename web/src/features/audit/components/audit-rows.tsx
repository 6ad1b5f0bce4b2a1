import type { AuditEntry } from '@trialdesk/contract/entities/audit-entry';
import ExpandMore from '@mui/icons-material/ExpandMore';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { useId, useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { DateTime } from '../../../components/date-time.tsx';
import { requestPath } from '../../../config/paths.ts';
import { ACTION_LABELS } from '../action-labels.ts';
import type { AuditTrail } from '../api/use-audit-trail.ts';
import { requestIn } from '../request-in.ts';
import { AuditDetails } from './audit-details.tsx';

interface AuditRowsProps {
  entries: readonly AuditEntry[];
  names: AuditTrail['names'];
  onActor: (id: string) => void;
}

export function AuditRows({ entries, names, onActor }: AuditRowsProps) {
  return (
    <Box component="ul" aria-label="Entries, newest first" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {entries.map((entry) => (
        <AuditRow key={entry.id} entry={entry} names={names} onActor={onActor} />
      ))}
    </Box>
  );
}

interface AuditRowProps {
  entry: AuditEntry;
  names: AuditTrail['names'];
  onActor: (id: string) => void;
}

function AuditRow({ entry, names, onActor }: AuditRowProps) {
  const [isOpen, setIsOpen] = useState(false);
  const detailsId = useId();
  const label = ACTION_LABELS[entry.action];
  return (
    <Box component="li" sx={{ '& + &': { borderTop: 1, borderColor: 'divider' }, px: { xs: 2, sm: 2.5 }, py: 1.25 }}>
      <Box
        sx={{
          display: 'grid',
          columnGap: 2,
          rowGap: 0.5,
          alignItems: 'center',
          fontSize: '0.875rem',
          overflowWrap: 'anywhere',
          gridTemplateColumns: {
            xs: 'minmax(0, 1fr)',
            md: '150px minmax(0, 1.2fr) minmax(0, 1.2fr) minmax(0, 1fr) auto',
          },
        }}
      >
        <Box sx={{ color: 'text.secondary' }}>
          <DateTime at={entry.at} />
        </Box>
        <div>
          <Link component="button" type="button" onClick={() => onActor(entry.actor_id)} sx={{ textAlign: 'left' }}>
            {entry.actor_name || 'Unnamed'}
          </Link>
          <Box component="span" sx={{ color: 'text.secondary' }}>
            {' '}
            · {entry.actor_role}
          </Box>
        </div>
        <Box sx={{ fontWeight: 600 }}>{label}</Box>
        <Target target={entry.target} names={names} />
        <Button
          size="small"
          aria-expanded={isOpen}
          aria-controls={isOpen ? detailsId : undefined}
          aria-label={`Details: ${label}`}
          onClick={() => setIsOpen(!isOpen)}
          endIcon={<ExpandMore sx={{ transform: isOpen ? 'rotate(180deg)' : 'none' }} />}
          sx={{ justifySelf: 'start' }}
        >
          Details
        </Button>
      </Box>
      {isOpen && <AuditDetails id={detailsId} entry={entry} />}
    </Box>
  );
}

/** The changed record, by its name if it has one; a request links to its page. */
function Target({ target, names }: { target: string; names: AuditTrail['names'] }) {
  const requestId = requestIn(target);
  const shown = names.get(target) ?? target.replace(/\/(.{10}).+$/, '/$1…');
  if (requestId === undefined) return <Box sx={{ color: 'text.secondary' }}>{shown}</Box>;
  return (
    <Link component={RouterLink} to={requestPath(requestId)}>
      {shown}
    </Link>
  );
}
