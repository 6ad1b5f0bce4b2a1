import PersonOff from '@mui/icons-material/PersonOffOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { EmptyState } from '../components/empty-state.tsx';
import { LogoutQuestion } from '../components/app-shell/logout-question.tsx';
import { useLogout } from '../components/app-shell/use-logout.ts';
import { useSession } from '../lib/session/session-context.ts';
import { GuardNotice } from './guard-notice.tsx';

/** Shown to a signed-in person whose role could not be looked up. */
export function RoleFailed() {
  const { retry } = useSession();
  const logout = useLogout();
  return (
    <Box component="main" sx={{ minHeight: '100vh', display: 'grid', placeItems: 'center' }}>
      <title>TrialDesk</title>
      <GuardNotice notice="roleFailed" />
      <EmptyState icon={<PersonOff />} title="Your account could not be loaded." heading="h1">
        <Box sx={{ display: 'flex', gap: 1.5 }}>
          <Button variant="contained" onClick={() => void retry()}>
            Try Again
          </Button>
          <Button variant="outlined" onClick={() => void logout.begin()}>
            Log out
          </Button>
        </Box>
      </EmptyState>
      <LogoutQuestion leaving={logout} />
    </Box>
  );
}
