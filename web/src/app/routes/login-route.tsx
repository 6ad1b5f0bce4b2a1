import { Navigate, useLocation } from 'react-router-dom';
import { Spinner } from '../../components/spinner.tsx';
import { LoginPage } from '../../features/auth/components/login-page.tsx';
import { homeOf } from '../../lib/session/guard.ts';
import { useSession } from '../../lib/session/session-context.ts';

/** Signing in leads to the page a mail linked to, or to the role's own beginning. */
export function LoginRoute() {
  const { session } = useSession();
  const state = useLocation().state as { from?: string | null } | null;
  if (session.status === 'signed-in') {
    // The page that comes may be long on its way.
    return (
      <>
        <Navigate to={state?.from ?? homeOf(session.member.role)} replace />
        <Spinner />
      </>
    );
  }
  return <LoginPage />;
}
