import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { useBeforeUnload, useBlocker } from 'react-router-dom';

/** Given as the state of a navigation, lets it pass: the text has just been taken care of. */
export const LEAVE_FREELY = { leaveFreely: true };

interface LeaveGuardProps {
  /** Whether there is something to lose. */
  isActive: boolean;
  /** What is not saved, and what becomes of it. */
  children: string;
}

/** Asks before the page is left while something is not saved. */
export function LeaveGuard({ isActive, children }: LeaveGuardProps) {
  const titleId = useId();
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    const state = nextLocation.state as Partial<typeof LEAVE_FREELY> | null;
    return isActive && state?.leaveFreely !== true && currentLocation.pathname !== nextLocation.pathname;
  });
  useBeforeUnload((event) => {
    if (isActive) event.preventDefault();
  });
  return (
    <Dialog open={blocker.state === 'blocked'} onClose={() => blocker.reset?.()} aria-labelledby={titleId}>
      <DialogTitle id={titleId}>Leave without saving?</DialogTitle>
      <DialogContent>
        <DialogContentText>{children}</DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button onClick={() => blocker.proceed?.()}>Leave</Button>
        <Button variant="contained" autoFocus onClick={() => blocker.reset?.()}>
          Stay
        </Button>
      </DialogActions>
    </Dialog>
  );
}
