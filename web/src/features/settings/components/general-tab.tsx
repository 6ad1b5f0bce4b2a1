import Box from '@mui/material/Box';
import { AppearanceCard } from './appearance-card.tsx';
import { ProfileCard } from './profile-card.tsx';

export function GeneralTab() {
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <ProfileCard />
      <AppearanceCard />
    </Box>
  );
}
