import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { PATHS } from '../../../config/paths.ts';

interface BackToLoginProps {
  variant: 'contained' | 'text';
  /** Set when the link replaces a form that had focus. */
  takesFocus?: boolean;
}

function focus(link: HTMLElement | null): void {
  link?.focus();
}

export function BackToLogin({ variant, takesFocus = false }: BackToLoginProps) {
  return (
    <Button
      component={Link}
      to={PATHS.login}
      variant={variant}
      ref={takesFocus ? focus : null}
      // The outline shows the focus; the ripple would lower the contrast.
      focusRipple={false}
      fullWidth
      sx={{ mt: 2 }}
    >
      Back to login
    </Button>
  );
}
