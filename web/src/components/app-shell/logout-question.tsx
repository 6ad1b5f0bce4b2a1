import { lazy, Suspense } from 'react';
import type { Logout } from './use-logout.ts';
import { loadCode } from '../../lib/code/load-code.ts';

const LogoutDialog = lazy(async () => ({
  default: (await loadCode(() => import('./logout-dialog.tsx'))).LogoutDialog,
}));

/** Asks before a logout removes unsaved work. */
export function LogoutQuestion({ logout }: { logout: Logout }) {
  if (!logout.isAsking) return null;
  return (
    <Suspense>
      <LogoutDialog onLogOut={() => void logout.confirm()} onStay={logout.cancel} />
    </Suspense>
  );
}
