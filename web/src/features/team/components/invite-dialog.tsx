import { LIMITS } from '@trialdesk/contract/limits';
import type { UserView } from '@trialdesk/contract/answers/users';
import Dialog from '@mui/material/Dialog';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, useState } from 'react';
import type { Assignable } from '../api/use-assignable.ts';
import type { Fetched } from '../../../lib/use-fetched.ts';
import { InviteForm } from './invite-form.tsx';
import { LinkView } from './link-view.tsx';

interface InviteDialogProps {
  sites: Fetched<Assignable[]>;
  studies: Fetched<Assignable[]>;
  onClose: () => void;
  onInvited: () => void;
}

/** Invites a person, then shows their registration link. Opened again, it begins anew. */
export function InviteDialog({ sites, studies, onClose, onInvited }: InviteDialogProps) {
  const titleId = useId();
  const [invitation, setInvitation] = useState<UserView | null>(null);
  return (
    <Dialog
      open
      // A click beside the dialog must not throw away what was typed.
      onClose={(_event, reason) => reason === 'escapeKeyDown' && onClose()}
      aria-labelledby={titleId}
      fullWidth
      maxWidth="sm"
    >
      <DialogTitle id={titleId}>Invite User</DialogTitle>
      {invitation ? (
        <LinkView invitation={invitation} expiry={`expires after ${LIMITS.invitationHours} hours`} onClose={onClose} />
      ) : (
        <InviteForm
          sites={sites}
          studies={studies}
          onCancel={onClose}
          onInvited={(made) => {
            setInvitation(made);
            onInvited();
          }}
        />
      )}
    </Dialog>
  );
}
