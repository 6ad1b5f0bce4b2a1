import { Navigate, useLocation } from 'react-router-dom';
import { LoginPage } from '../../features/auth/components/login-page.tsx';
import { homeOf } from '../../lib/session/guard.ts';
import { useSession } from '../../lib/session/session-context.ts';

/** Signing in leads to the page a mail linked to, or to the role's own beginning. */
export function LoginRoute() {
  const { session } = useSession();
  const state = useLocation().state as { from?: string | null } | null;
  if (session.status === 'signed-in') return <Navigate to={state?.from ?? homeOf(session.member.role)} replace />;
  return <LoginPage />;
}
