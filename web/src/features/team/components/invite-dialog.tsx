import { LIMITS } from '@trialdesk/contract/limits';
import type { UserView } from '@trialdesk/contract/replies/users';
import Dialog from '@mui/material/Dialog';
import DialogTitle from '@mui/material/DialogTitle';
import type { FormikProps } from 'formik';
import { useId, useRef, useState } from 'react';
import type { InviteForm as Values } from '../api/invite-user.ts';
import type { Named } from '../../../lib/sites-and-studies.ts';
import type { Fetched } from '../../../lib/use-fetched.ts';
import { InviteForm } from './invite-form.tsx';
import { LinkView } from './link-view.tsx';

interface InviteDialogProps {
  sites: Fetched<Named[]>;
  studies: Fetched<Named[]>;
  onClose: () => void;
}

/** Invites a user, then shows the registration link. */
export function InviteDialog({ sites, studies, onClose }: InviteDialogProps) {
  const titleId = useId();
  const [invitation, setInvitation] = useState<UserView | null>(null);
  const form = useRef<FormikProps<Values>>(null);
  return (
    <Dialog
      open
      // Escape or a click outside must not discard typed text or an uncopied link.
      onClose={(_event, reason) =>
        (invitation ? reason === 'escapeKeyDown' : form.current?.dirty !== true) && onClose()
      }
      aria-labelledby={titleId}
      fullWidth
      maxWidth="sm"
    >
      <DialogTitle id={titleId}>Invite User</DialogTitle>
      {invitation ? (
        <LinkView invitation={invitation} expiry={`expires after ${LIMITS.invitationHours} hours`} onClose={onClose} />
      ) : (
        <InviteForm form={form} sites={sites} studies={studies} onCancel={onClose} onInvited={setInvitation} />
      )}
    </Dialog>
  );
}
