import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { PATHS } from '../../../config/paths.ts';

interface BackToLoginProps {
  variant: 'contained' | 'text';
  /** Where it takes the place of a form that had the focus. */
  autoFocus?: boolean;
}

export function BackToLogin({ variant, autoFocus = false }: BackToLoginProps) {
  return (
    <Button component={Link} to={PATHS.login} variant={variant} autoFocus={autoFocus} fullWidth sx={{ mt: 2 }}>
      Back to login
    </Button>
  );
}
