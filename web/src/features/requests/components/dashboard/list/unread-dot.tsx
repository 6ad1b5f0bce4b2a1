import Box from '@mui/material/Box';

export function UnreadDot() {
  return (
    <Box
      role="img"
      aria-label="Unread"
      sx={{ width: 8, height: 8, borderRadius: '50%', bgcolor: 'primary.main', flex: 'none' }}
    />
  );
}
