import Button, { type ButtonProps } from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import type { MouseEvent } from 'react';

interface LoadingButtonProps extends Omit<ButtonProps, 'loading' | 'loadingPosition'> {
  loading: boolean;
}

/**
 * Button with a spinner that ignores clicks while loading. It uses `aria-disabled`, because a disabled button loses
 * focus.
 */
export function LoadingButton({ loading, startIcon, children, ...button }: LoadingButtonProps) {
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
      onClick={ignoreClick}
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

/** Also stops a form submit. */
function ignoreClick(event: MouseEvent): void {
  event.preventDefault();
}
