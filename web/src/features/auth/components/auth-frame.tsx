import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { BrandMark } from '../../../components/brand-mark.tsx';
import { PATHS } from '../../../config/paths.ts';

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
      <Box
        component="aside"
        aria-label="About TrialDesk"
        sx={{
          display: { xs: 'none', md: 'flex' },
          flexDirection: 'column',
          justifyContent: 'flex-end',
          p: { md: 5, lg: 7 },
          color: 'var(--td-rail-ink)',
          bgcolor: 'var(--td-rail)',
          backgroundImage: 'radial-gradient(90% 60% at 0% 0%, var(--td-rail-active), transparent)',
        }}
      >
        <Typography component="p" sx={{ fontSize: '1.75rem', fontWeight: 650, lineHeight: 1.25, maxWidth: 420 }}>
          Every answer checked by a person. Every citation word for word.
        </Typography>
        <Typography component="p" sx={{ mt: 2, color: 'var(--td-rail-muted)', maxWidth: 420 }}>
          Sites ask, TrialDesk searches the protocol, and the research team checks and sends the answer.
        </Typography>
      </Box>
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
