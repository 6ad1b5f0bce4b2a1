import type { UserView } from '@trialdesk/contract/replies/users';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import { RegistrationLinkField } from './registration-link-field.tsx';
import { registrationLink } from './use-copy-link.ts';

interface LinkViewProps {
  invitation: UserView;
  /** Says when the link ends, after "It works once and". */
  expiry: string;
  byHand?: boolean;
  onClose: () => void;
}

/** The part of a dialog that shows an invitation's link. */
export function LinkView({ invitation, expiry, byHand = false, onClose }: LinkViewProps) {
  return (
    <>
      <DialogContent>
        <DialogContentText sx={{ mb: 3, overflowWrap: 'anywhere' }}>
          Share this link with {invitation.email} to complete the registration. It works once and {expiry}.
        </DialogContentText>
        <RegistrationLinkField link={registrationLink(invitation.id)} byHand={byHand} />
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose} autoFocus={!byHand}>
          Close
        </Button>
      </DialogActions>
    </>
  );
}
