import IconButton from '@mui/material/IconButton';
import type { ReactNode } from 'react';

interface ToolbarButtonProps {
  label: string;
  isDisabled: boolean;
  onClick: () => void;
  children: ReactNode;
}

export function ToolbarButton({ label, isDisabled, onClick, children }: ToolbarButtonProps) {
  return (
    <IconButton type="button" size="small" aria-label={label} title={label} disabled={isDisabled} onClick={onClick}>
      {children}
    </IconButton>
  );
}
