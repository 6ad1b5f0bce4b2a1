import type { UserView } from '@trialdesk/contract/replies/users';
import Dialog from '@mui/material/Dialog';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { LinkView } from './link-view.tsx';
import { timeLeft } from './time-left.ts';
import { useNow } from './use-now.ts';

interface LinkDialogProps {
  invitation: UserView;
  onClose: () => void;
}

/** A registration link to copy by hand where the clipboard is unavailable. */
export function LinkDialog({ invitation, onClose }: LinkDialogProps) {
  const titleId = useId();
  const left = timeLeft(invitation.invitation_expires_at ?? '', useNow());
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} fullWidth maxWidth="sm">
      <DialogTitle id={titleId}>Registration Link</DialogTitle>
      <LinkView invitation={invitation} expiry={`has ${left ?? 'expired'}`} isManual onClose={onClose} />
    </Dialog>
  );
}
