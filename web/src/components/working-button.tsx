import Button, { type ButtonProps } from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import type { MouseEvent } from 'react';

interface WorkingButtonProps extends Omit<ButtonProps, 'loading' | 'loadingPosition'> {
  /** Whether what it began is not done yet. */
  loading: boolean;
}

/**
 * A button that shows that it is at work and takes no press meanwhile. It keeps the focus all the time, where a button
 * that is disabled loses it, so whoever uses the keyboard goes on from there.
 */
export function WorkingButton({ loading, startIcon, children, ...button }: WorkingButtonProps) {
  if (!loading) {
    return (
      <Button {...button} startIcon={startIcon}>
        {children}
      </Button>
    );
  }
  const ring = <CircularProgress size={16} color="inherit" aria-hidden />;
  return (
    <Button
      {...button}
      disabled={false}
      aria-disabled
      className="Mui-disabled"
      onClick={refuse}
      startIcon={startIcon && ring}
    >
      {startIcon ? (
        children
      ) : (
        <>
          <span style={{ opacity: 0 }}>{children}</span>
          <span style={{ position: 'absolute', display: 'flex' }}>{ring}</span>
        </>
      )}
    </Button>
  );
}

/** The form around it is not sent either. */
function refuse(event: MouseEvent): void {
  event.preventDefault();
}
