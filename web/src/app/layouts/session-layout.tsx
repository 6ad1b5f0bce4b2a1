import { Outlet } from 'react-router-dom';
import { browserSession } from '../../lib/session/browser-session.ts';
import { SessionProvider } from '../../lib/session/session-provider.tsx';

export function SessionLayout() {
  return (
    <SessionProvider store={browserSession}>
      <Outlet />
    </SessionProvider>
  );
}
