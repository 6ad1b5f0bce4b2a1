import { useCallback, useState } from 'react';
import { LogoutQuestion } from '../../../components/app-shell/logout-question.tsx';
import { useLeaving } from '../../../components/app-shell/use-leaving.ts';
import { LoadingButton } from '../../../components/loading-button.tsx';
import { useToast } from '../../../components/toast/use-toast.ts';
import { useSession } from '../../../lib/session/session-context.ts';
import { signOutEverywhere } from '../api/own-sessions.ts';
import { SettingsCard } from './settings-card.tsx';

export function SessionsCard() {
  const { renew, signOut } = useSession();
  const [isEnding, setIsEnding] = useState(false);
  const toast = useToast();

  const end = useCallback(async () => {
    setIsEnding(true);
    try {
      await renew(async () => {
        await signOutEverywhere();
        await signOut();
      });
      toast.success('signedOutEverywhere');
    } catch {
      setIsEnding(false);
      toast.error('signOutEverywhereFailed');
    }
  }, [renew, signOut, toast]);
  const leaving = useLeaving(end);

  return (
    <SettingsCard
      title="Sessions"
      lead="Signs you out in all browsers, including this one. Text that you have not saved or sent is removed."
    >
      <LoadingButton variant="outlined" loading={isEnding} onClick={() => void leaving.begin()}>
        Sign out everywhere
      </LoadingButton>
      <LogoutQuestion leaving={leaving} />
    </SettingsCard>
  );
}
