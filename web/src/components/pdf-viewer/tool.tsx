import IconButton from '@mui/material/IconButton';
import type { ReactNode } from 'react';

interface ToolProps {
  label: string;
  isDisabled: boolean;
  onClick: () => void;
  children: ReactNode;
}

/** An icon of a toolbar. */
export function Tool({ label, isDisabled, onClick, children }: ToolProps) {
  return (
    <IconButton type="button" size="small" aria-label={label} title={label} disabled={isDisabled} onClick={onClick}>
      {children}
    </IconButton>
  );
}
