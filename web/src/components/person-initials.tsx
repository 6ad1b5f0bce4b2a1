import Box from '@mui/material/Box';
import { initials } from './initials.ts';

interface PersonInitialsProps {
  name: string;
  color: string;
  background: string;
}

/** Initials in a circle, beside the name itself. Not the library's avatar, whose pictures every first screen would load. */
export function PersonInitials({ name, color, background }: PersonInitialsProps) {
  return (
    <Box
      aria-hidden
      sx={{
        ...{ flex: 'none', width: 36, height: 36, borderRadius: '50%', display: 'grid', placeItems: 'center' },
        ...{ bgcolor: background, color, fontSize: '0.875rem', fontWeight: 650, lineHeight: 1, userSelect: 'none' },
      }}
    >
      {initials(name)}
    </Box>
  );
}
