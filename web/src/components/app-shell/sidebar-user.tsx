import Logout from '@mui/icons-material/Logout';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { useMember } from '../../lib/session/session-context.ts';
import { PersonInitials } from '../person-initials.tsx';
import { LogoutQuestion } from './logout-question.tsx';
import { useLogout } from './use-logout.ts';

/** Clamps long names to two lines. */
const clampToTwoLines = {
  display: '-webkit-box',
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: '2',
};

export function SidebarUser() {
  const member = useMember();
  const logout = useLogout();
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.25, pt: 2, borderTop: '1px solid var(--td-rail-active)' }}>
      <PersonInitials name={member.name} color="var(--td-rail-ink)" background="var(--td-rail-active)" />
      <Box sx={{ flex: 1, minWidth: 0, fontSize: '0.875rem', lineHeight: 1.4 }}>
        <Box sx={{ ...clampToTwoLines, fontWeight: 600 }}>{member.name || 'User'}</Box>
        <Box sx={{ color: 'var(--td-rail-muted)', fontSize: '0.8125rem' }}>{member.role}</Box>
      </Box>
      <IconButton
        aria-label="Log out"
        // Not MUI's tooltip, which would put 11 KB in front of every page.
        title="Log out"
        onClick={() => void logout.begin()}
        sx={{
          mr: -0.5,
          color: 'var(--td-rail-muted)',
          '&:hover': { color: 'var(--td-rail-ink)', bgcolor: 'var(--td-rail-active)' },
        }}
      >
        <Logout fontSize="small" />
      </IconButton>
      <LogoutQuestion leaving={logout} />
    </Box>
  );
}
