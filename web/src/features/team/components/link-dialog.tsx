import type { UserView } from '@trialdesk/contract/replies/users';
import Dialog from '@mui/material/Dialog';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { LinkView } from './link-view.tsx';
import { timeLeft } from './time-left.ts';
import { useNow } from '../../../lib/use-now.ts';

interface LinkDialogProps {
  invitation: Pick<UserView, 'id' | 'email' | 'invitation_expires_at'>;
  /** Says to copy the link by hand. */
  isManual?: boolean;
  onClose: () => void;
}

/** The registration link of an invitation. */
export function LinkDialog({ invitation, isManual = false, onClose }: LinkDialogProps) {
  const titleId = useId();
  const left = timeLeft(invitation.invitation_expires_at ?? '', useNow());
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} fullWidth maxWidth="sm">
      <DialogTitle id={titleId}>Registration Link</DialogTitle>
      <LinkView invitation={invitation} expiry={`has ${left ?? 'expired'}`} isManual={isManual} onClose={onClose} />
    </Dialog>
  );
}
