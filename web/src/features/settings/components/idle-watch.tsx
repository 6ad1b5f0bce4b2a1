import { lazy, Suspense, useEffect } from 'react';
import { forgetActivity } from '../../../lib/session/idle-time.ts';
import { useSession } from '../../../lib/session/session-context.ts';
import { useSecuritySettings } from '../api/use-security-settings.ts';
import { useIdleSeconds } from './use-idle-seconds.ts';
import { loadCode } from '../../../lib/code/load-code.ts';

const IdleDialog = lazy(async () => ({ default: (await loadCode(() => import('./idle-dialog.tsx'))).IdleDialog }));

/** Signs the person out after inactivity, if the organisation wants it, and warns before. */
export function IdleWatch() {
  const settings = useSecuritySettings();
  const minutes = settings.status === 'ready' ? settings.data.idle_minutes : undefined;
  useEffect(() => {
    if (minutes === null) forgetActivity();
  }, [minutes]);
  return minutes ? <IdleTimer minutes={minutes} /> : null;
}

function IdleTimer({ minutes }: { minutes: number }) {
  const { signOutIdle } = useSession();
  const { seconds, stay } = useIdleSeconds(minutes);
  const isOver = seconds === 0;
  useEffect(() => {
    if (isOver) void signOutIdle();
  }, [isOver, signOutIdle]);
  if (seconds === null || isOver) return null;
  return (
    <Suspense>
      <IdleDialog seconds={seconds} onStay={stay} />
    </Suspense>
  );
}
