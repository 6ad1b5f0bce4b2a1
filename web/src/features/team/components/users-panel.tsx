import PersonSearch from '@mui/icons-material/PersonSearchOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { EmptyAction } from '../../../components/empty-action.tsx';
import { EmptyState } from '../../../components/empty-state.tsx';
import { LoadFailed } from '../../../components/load-failed.tsx';
import { SearchField } from '../../../components/search-field.tsx';
import type { TeamUser } from '../api/use-users.ts';
import type { UserActionsProps } from './user-actions.tsx';
import { UserRows } from './user-rows.tsx';

/** Id of the heading that takes focus when the focused row is removed. */
export const USERS_HEADING = 'users-heading';

interface UsersPanelProps extends Omit<UserActionsProps, 'user' | 'now'> {
  /** Null while they are searched. */
  users: readonly TeamUser[] | null;
  /** Null while it is counted. */
  total: number | null;
  /** Set when they could not be loaded. */
  onRetry: (() => void) | null;
  /** Null when all are shown. */
  onMore: (() => void) | null;
  search: string;
  onSearch: (search: string) => void;
}

export function UsersPanel({ users, total, onRetry, onMore, search, onSearch, ...actions }: UsersPanelProps) {
  return (
    <Card component="section" aria-labelledby={USERS_HEADING}>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          gap: 2,
          p: { xs: 2, sm: 2.5 },
          borderBottom: 1,
          borderColor: 'divider',
        }}
      >
        <Typography id={USERS_HEADING} tabIndex={-1} variant="h2" sx={{ flex: '1 1 auto', outline: 'none' }}>
          Users
        </Typography>
        <Box sx={{ flex: '0 1 360px', minWidth: { xs: '100%', sm: 240 } }}>
          <SearchField placeholder="Search users" value={search} onChange={onSearch} />
        </Box>
      </Box>
      {users === null && onRetry && <LoadFailed title="Users could not be loaded." onRetry={onRetry} />}
      {users === null && !onRetry && (
        <Skeleton variant="rectangular" height={320} role="status" aria-label="Searching users" />
      )}
      {users?.length === 0 && (
        <EmptyState icon={<PersonSearch />} title="No users found">
          <EmptyAction onClick={() => onSearch('')}>Clear search</EmptyAction>
        </EmptyState>
      )}
      {users && users.length > 0 && <UserRows users={users} {...actions} />}
      {onMore && (
        <Box sx={{ display: 'grid', justifyItems: 'center', p: 2, borderTop: 1, borderColor: 'divider' }}>
          <Button onClick={onMore}>Show more of {total ?? 'all'} users</Button>
        </Box>
      )}
    </Card>
  );
}
