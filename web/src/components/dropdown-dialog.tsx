import Popover from '@mui/material/Popover';
import type { SxProps } from '@mui/material/styles';
import type { ReactNode } from 'react';

interface DropdownDialogProps {
  /** The button below which the dialog opens; null while closed. */
  anchor: HTMLElement | null;
  label: string;
  id?: string;
  onClose: () => void;
  sx: SxProps;
  children: ReactNode;
}

/** A dialog that drops down from a button, aligned to the button's right edge. */
export function DropdownDialog({ anchor, label, id, onClose, sx, children }: DropdownDialogProps) {
  return (
    <Popover
      open={anchor !== null}
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{ paper: { id, role: 'dialog', 'aria-label': label, sx } }}
    >
      {children}
    </Popover>
  );
}
