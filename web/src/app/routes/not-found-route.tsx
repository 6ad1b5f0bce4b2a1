import TravelExplore from '@mui/icons-material/TravelExplore';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { PATHS } from '../../config/paths.ts';

export function NotFoundRoute() {
  return (
    <Box
      component="main"
      sx={{ minHeight: '100vh', display: 'grid', placeContent: 'center', justifyItems: 'center', gap: 1.5, px: 3 }}
    >
      <title>Page not found · TrialDesk</title>
      <TravelExplore aria-hidden sx={{ fontSize: 56, color: 'primary.main', mb: 1 }} />
      <Typography variant="body2" sx={{ color: 'text.secondary', fontWeight: 600, letterSpacing: '0.08em' }}>
        404
      </Typography>
      <Typography variant="h1" sx={{ textAlign: 'center' }}>
        Oops! Page not found
      </Typography>
      <Typography sx={{ color: 'text.secondary', textAlign: 'center', maxWidth: 420, mb: 2 }}>
        The address may be mistyped, or the page has moved.
      </Typography>
      <Button component={Link} to={PATHS.home} variant="contained">
        Return to Home
      </Button>
    </Box>
  );
}
