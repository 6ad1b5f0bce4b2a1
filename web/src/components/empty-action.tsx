import Button from '@mui/material/Button';
import { useLayoutEffect, useRef, type ReactNode } from 'react';

interface EmptyActionProps {
  onClick: () => void;
  children: ReactNode;
}

/** The one thing that helps where nothing is shown. When that makes it disappear, the focus goes to the page's content. */
export function EmptyAction({ onClick, children }: EmptyActionProps) {
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const own = button.current;
    return () => {
      if (own && document.activeElement === own) document.getElementById('main')?.focus({ preventScroll: true });
    };
  }, []);
  return (
    <Button ref={button} variant="outlined" onClick={onClick}>
      {children}
    </Button>
  );
}
