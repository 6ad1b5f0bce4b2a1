import type { UserView } from '@trialdesk/contract/replies/users';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import { RegistrationLinkField } from './registration-link-field.tsx';
import { registrationLink } from './use-copy-link.ts';

interface LinkViewProps {
  invitation: Pick<UserView, 'id' | 'email' | 'invitation_expires_at'>;
  /** Completes the sentence "It works once and …". */
  expiry: string;
  isManual?: boolean;
  onClose: () => void;
}

/** Dialog content that shows a registration link. */
export function LinkView({ invitation, expiry, isManual = false, onClose }: LinkViewProps) {
  return (
    <>
      <DialogContent>
        <DialogContentText sx={{ mb: 3, overflowWrap: 'anywhere' }}>
          Share this link with {invitation.email} to complete the registration. It works once and {expiry}.
        </DialogContentText>
        <RegistrationLinkField link={registrationLink(invitation.id)} isManual={isManual} />
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose} autoFocus={!isManual}>
          Close
        </Button>
      </DialogActions>
    </>
  );
}
