import { Navigate, useLocation } from 'react-router-dom';
import { Spinner } from '../../components/spinner.tsx';
import { LoginPage } from '../../features/auth/components/login-page.tsx';
import { homeOf } from '../../lib/session/guard.ts';
import { useSession } from '../../lib/session/session-context.ts';

/** After sign-in, opens the page a mail linked to, or the home page of the role. */
export function LoginRoute() {
  const { session } = useSession();
  const state = useLocation().state as { from?: string | null } | null;
  if (session.status === 'signed-in') {
    // The next page may take a while to load.
    return (
      <>
        <Navigate to={state?.from ?? homeOf(session.member.role)} replace />
        <Spinner />
      </>
    );
  }
  return <LoginPage />;
}
