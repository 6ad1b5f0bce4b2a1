import Box from '@mui/material/Box';

/** Marks an unread response. */
export function NewDot() {
  return (
    <Box
      component="span"
      role="img"
      aria-label="New response"
      title="New response"
      sx={{
        display: 'inline-block',
        width: 9,
        height: 9,
        mr: 1,
        borderRadius: '50%',
        bgcolor: 'var(--td-success)',
        boxShadow: '0 0 0 3px var(--td-success-soft)',
        verticalAlign: 'middle',
      }}
    />
  );
}
