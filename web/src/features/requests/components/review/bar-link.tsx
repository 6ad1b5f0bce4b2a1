import ButtonBase from '@mui/material/ButtonBase';
import type { ReactNode } from 'react';

interface BarLinkProps {
  label: string;
  icon: ReactNode;
  /** Absent when there is nothing to show. */
  onClick: (() => void) | undefined;
}

/** An icon above its label, large enough for a thumb. */
export function BarLink({ label, icon, onClick }: BarLinkProps) {
  return (
    <ButtonBase
      disabled={!onClick}
      onClick={onClick}
      sx={{
        flexDirection: 'column',
        minWidth: 52,
        minHeight: 44,
        borderRadius: '8px',
        fontSize: '0.6875rem',
        color: 'text.secondary',
        '&.Mui-disabled': { opacity: 0.5 },
        '& svg': { fontSize: 20 },
      }}
    >
      {icon}
      {label}
    </ButtonBase>
  );
}
