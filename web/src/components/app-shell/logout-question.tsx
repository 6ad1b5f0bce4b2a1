import { lazy, Suspense } from 'react';
import type { Leaving } from './use-leaving.ts';
import { loadCode } from '../../lib/code/load-code.ts';

const LogoutDialog = lazy(async () => ({
  default: (await loadCode(() => import('./logout-dialog.tsx'))).LogoutDialog,
}));

/** Asks before the end of a session removes unsaved work. */
export function LogoutQuestion({ leaving }: { leaving: Leaving }) {
  if (!leaving.isAsking) return null;
  return (
    <Suspense>
      <LogoutDialog onLogOut={() => void leaving.confirm()} onStay={leaving.cancel} />
    </Suspense>
  );
}
