import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { BrandMark } from '../../../components/brand-mark.tsx';
import { PATHS } from '../../../config/paths.ts';
import { AuthPanel } from './auth-panel.tsx';

interface AuthFrameProps {
  title: string;
  lead: string;
  /** Announces title and lead as an error. */
  alert?: boolean;
  children: ReactNode;
}

/** Frame of the login and registration pages, with a product panel on wide screens. */
export function AuthFrame({ title, lead, alert = false, children }: AuthFrameProps) {
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: { md: 'minmax(360px, 5fr) 7fr' }, minHeight: '100vh' }}>
      <title>{`${title} · TrialDesk`}</title>
      <AuthPanel />
      <Box component="main" sx={{ display: 'grid', placeItems: 'center', px: 3, py: 6, bgcolor: 'background.paper' }}>
        <Box sx={{ width: '100%', maxWidth: 400 }}>
          <Box
            component={Link}
            to={PATHS.home}
            sx={{
              display: 'inline-flex',
              alignItems: 'center',
              gap: 1.25,
              color: 'text.primary',
              fontWeight: 650,
              mb: 5,
              textDecoration: 'none',
            }}
          >
            <BrandMark />
            TrialDesk
          </Box>
          <Box role={alert ? 'alert' : undefined} sx={{ mb: 4 }}>
            <Typography variant="h1">{title}</Typography>
            <Typography sx={{ color: 'text.secondary', mt: 0.5 }}>{lead}</Typography>
          </Box>
          {children}
        </Box>
      </Box>
    </Box>
  );
}
