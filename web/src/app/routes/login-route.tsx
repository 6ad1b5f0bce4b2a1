import { Navigate, useLocation } from 'react-router-dom';
import { Spinner } from '../../components/spinner.tsx';
import { LoginPage } from '../../features/auth/components/login-page.tsx';
import { homeOf } from '../../lib/session/guard.ts';
import { returnPath, type Return } from '../../lib/session/return-path.ts';
import { useSession } from '../../lib/session/session-context.ts';

/** After sign-in, opens the page that was asked for or that the person was signed out of, else the role's home page. */
export function LoginRoute() {
  const { session } = useSession();
  const state = useLocation().state as { from?: Return | null; email?: string } | null;
  const from = state?.from ?? null;
  if (session.status === 'signed-in') {
    // The next page may take a while to load.
    return (
      <>
        <Navigate to={returnPath(from, session.member) ?? homeOf(session.member.role)} replace />
        <Spinner />
      </>
    );
  }
  return (
    <LoginPage wasSignedOut={session.status === 'signed-out' && session.awaits !== null} email={state?.email ?? ''} />
  );
}
