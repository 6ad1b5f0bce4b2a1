import type { UserView } from '@trialdesk/contract/replies/users';
import PersonSearch from '@mui/icons-material/PersonSearchOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { EmptyState } from '../../../components/empty-state.tsx';
import { SearchField } from '../../../components/search-field.tsx';
import { UserRows } from './user-rows.tsx';
import { searchUsers } from './user-search.ts';

/** Rows rendered at once, so that typing stays fast with a thousand users. */
const STEP = 50;

/** Id of the heading that takes focus when the focused row is removed. */
export const USERS_HEADING = 'users-heading';

interface UsersPanelProps {
  users: readonly UserView[];
  onCopyLink: (user: UserView) => void;
  onDelete: (user: UserView) => void;
}

export function UsersPanel({ users, ...actions }: UsersPanelProps) {
  const [search, setSearch] = useState('');
  const [shown, setShown] = useState(STEP);
  const found = searchUsers(users, search);
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
          <SearchField
            placeholder="Search users"
            value={search}
            onChange={(text) => {
              setSearch(text);
              setShown(STEP);
            }}
          />
        </Box>
      </Box>
      {found.length === 0 ? (
        <EmptyState icon={<PersonSearch />} title="No users found" />
      ) : (
        <UserRows users={found.slice(0, shown)} {...actions} />
      )}
      {found.length > shown && (
        <Box sx={{ display: 'grid', justifyItems: 'center', p: 2, borderTop: 1, borderColor: 'divider' }}>
          <Button onClick={() => setShown(shown + STEP)}>Show more of {found.length} users</Button>
        </Box>
      )}
    </Card>
  );
}
