import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useEffect, useId } from 'react';
import { useBeforeUnload, useBlocker } from 'react-router-dom';
import { reportUnsaved } from '../lib/storage/unsaved-work.ts';

/** Navigation state that bypasses the guard, for text that has just been saved. */
export const SKIP_LEAVE_GUARD = { skipLeaveGuard: true };

interface LeaveGuardProps {
  /** Whether there are unsaved changes. */
  isActive: boolean;
  /** What is unsaved and what happens to it. */
  children: string;
}

/** Asks before navigating away from unsaved changes, and before logging out. */
export function LeaveGuard({ isActive, children }: LeaveGuardProps) {
  const titleId = useId();
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    const state = nextLocation.state as Partial<typeof SKIP_LEAVE_GUARD> | null;
    return isActive && state?.skipLeaveGuard !== true && currentLocation.pathname !== nextLocation.pathname;
  });
  useEffect(() => (isActive ? reportUnsaved() : undefined), [isActive]);
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
