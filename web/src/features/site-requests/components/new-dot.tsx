import Box from '@mui/material/Box';

/** Marks an unread response. */
export function NewDot() {
  return (
    <Box
      component="span"
      role="img"
      aria-label="New response"
      title="New response"
      sx={{ display: 'inline-block', width: 8, height: 8, borderRadius: '50%', bgcolor: 'var(--td-success)' }}
    />
  );
}
