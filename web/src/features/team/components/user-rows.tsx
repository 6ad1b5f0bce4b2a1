import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import useMediaQuery from '@mui/material/useMediaQuery';
import { memo } from 'react';
import type { TeamUser } from '../api/use-users.ts';
import { RoleBadge } from '../../../components/role-badge.tsx';
import { SiteNames } from './site-names.tsx';
import { UserActions, type UserActionsProps } from './user-actions.tsx';
import { UserIdentity } from './user-identity.tsx';
import { useNow } from '../../../lib/use-now.ts';

interface UserRowsProps extends Omit<UserActionsProps, 'user' | 'now'> {
  users: readonly TeamUser[];
}

type TimedRowsProps = UserRowsProps & Pick<UserActionsProps, 'now'>;

/** Users as a table, or as cards on narrow screens. */
export function UserRows(props: UserRowsProps) {
  const wide = useMediaQuery('(min-width: 820px)', { noSsr: true });
  const now = useNow();
  return wide ? <UserTable {...props} now={now} /> : <UserCards {...props} now={now} />;
}

function UserTable({ users, ...actions }: TimedRowsProps) {
  return (
    <Table
      aria-label="Users"
      sx={{
        '& tr:last-of-type td': { borderBottom: 0 },
        '& td, & th': { px: 2 },
        '& :is(td, th):first-of-type': { pl: 2.5 },
      }}
    >
      <TableHead>
        <TableRow>
          <TableCell>Email</TableCell>
          <TableCell>Role</TableCell>
          <TableCell>Sites</TableCell>
          <TableCell>Actions</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {users.map((user) => (
          <UserRow key={user.id} user={user} {...actions} />
        ))}
      </TableBody>
    </Table>
  );
}

/** Memoized: the list renders on each key press. */
const UserRow = memo(function UserRow({ user, ...actions }: UserActionsProps) {
  return (
    <TableRow hover>
      <TableCell sx={{ width: '32%' }}>
        <UserIdentity user={user} now={actions.now} />
      </TableCell>
      <TableCell>
        <RoleBadge role={user.role} />
      </TableCell>
      <TableCell sx={{ color: 'text.secondary' }}>
        <SiteNames user={user} />
      </TableCell>
      <TableCell sx={{ width: 152 }}>
        <UserActions user={user} {...actions} />
      </TableCell>
    </TableRow>
  );
});

function UserCards({ users, ...actions }: TimedRowsProps) {
  return (
    <Box component="ul" aria-label="Users" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {users.map((user) => (
        <UserCard key={user.id} user={user} {...actions} />
      ))}
    </Box>
  );
}

const UserCard = memo(function UserCard({ user, ...actions }: UserActionsProps) {
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gap: 1,
        justifyItems: 'start',
        p: 2,
        fontSize: '0.875rem',
        '& + &': { borderTop: 1, borderColor: 'divider' },
      }}
    >
      <UserIdentity user={user} now={actions.now} />
      <Box sx={{ color: 'text.secondary' }}>
        <SiteNames user={user} />
      </Box>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          justifyContent: 'space-between',
          alignItems: 'center',
          width: '100%',
          minHeight: 40,
        }}
      >
        <RoleBadge role={user.role} />
        <UserActions user={user} {...actions} />
      </Box>
    </Box>
  );
});
