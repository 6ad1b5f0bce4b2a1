import type { UserStatus } from '@trialdesk/contract/entities/user';
import type { ContactView } from '@trialdesk/contract/replies/sites';
import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import useMediaQuery from '@mui/material/useMediaQuery';
import { RoleBadge } from '../../../components/role-badge.tsx';
import { StatusBadge } from '../../../components/status-badge.tsx';

const STATUS: Record<UserStatus, string> = { active: 'Active', invited: 'Invited' };

interface ContactRowsProps {
  contacts: readonly ContactView[];
}

/** The team as a table, or as cards on narrow screens. */
export function ContactRows({ contacts }: ContactRowsProps) {
  const wide = useMediaQuery('(min-width: 820px)', { noSsr: true });
  return wide ? <ContactTable contacts={contacts} /> : <ContactCards contacts={contacts} />;
}

function Status({ status }: Pick<ContactView, 'status'>) {
  return <StatusBadge tone={status === 'active' ? 'neutral' : 'info'}>{STATUS[status]}</StatusBadge>;
}

function Name({ name }: Pick<ContactView, 'name'>) {
  return (
    <Box sx={{ fontWeight: 600, overflowWrap: 'anywhere', color: name ? 'text.primary' : 'text.secondary' }}>
      {name || 'Name not provided'}
    </Box>
  );
}

function ContactTable({ contacts }: ContactRowsProps) {
  return (
    <Table
      aria-labelledby="team-heading"
      sx={{
        '& tr:last-of-type td': { borderBottom: 0 },
        '& td, & th': { px: 1.5 },
        '& :is(td, th):first-of-type': { pl: 2.5 },
      }}
    >
      <TableHead>
        <TableRow>
          <TableCell>Name</TableCell>
          <TableCell>Email</TableCell>
          <TableCell>Role</TableCell>
          <TableCell>Status</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {contacts.map(({ id, name, email, role, status }) => (
          <TableRow key={id} hover>
            <TableCell>
              <Name name={name} />
            </TableCell>
            <TableCell sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>{email}</TableCell>
            <TableCell>
              <RoleBadge role={role} />
            </TableCell>
            <TableCell>
              <Status status={status} />
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

function ContactCards({ contacts }: ContactRowsProps) {
  return (
    <Box component="ul" aria-labelledby="team-heading" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {contacts.map(({ id, name, email, role, status }) => (
        <Box
          component="li"
          key={id}
          sx={{
            display: 'grid',
            gap: 1,
            p: 2,
            fontSize: '0.875rem',
            '& + &': { borderTop: 1, borderColor: 'divider' },
          }}
        >
          <Box>
            <Name name={name} />
            <Box sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>{email}</Box>
          </Box>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            <RoleBadge role={role} />
            <Status status={status} />
          </Box>
        </Box>
      ))}
    </Box>
  );
}
