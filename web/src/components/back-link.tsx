import ArrowBack from '@mui/icons-material/ArrowBack';
import Link from '@mui/material/Link';
import type { MouseEvent } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { useGoBack } from '../lib/visits.ts';

export interface BackTarget {
  to: string;
  label: string;
}

interface BackLinkProps extends BackTarget {
  /** Space below, in units of the theme. */
  space: number;
}

/** Returns to a page as it was left: its tab, search, page and place. */
export function BackLink({ to, label, space }: BackLinkProps) {
  const goBack = useGoBack(to);
  return (
    <Link
      component={RouterLink}
      to={to}
      className="td-screen-only"
      onClick={(event: MouseEvent) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        goBack();
      }}
      variant="body2"
      underline="hover"
      sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.75, mb: space, color: 'text.secondary' }}
    >
      <ArrowBack sx={{ fontSize: 18 }} />
      {label}
    </Link>
  );
}
