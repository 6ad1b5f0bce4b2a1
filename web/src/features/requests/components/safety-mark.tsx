import Box from '@mui/material/Box';

/** In lists, on a request whose newest question suggests something to report. */
export function SafetyMark() {
  return (
    <Box
      component="span"
      title="May need a safety report"
      sx={{
        flexShrink: 0,
        px: 0.75,
        border: 1,
        borderColor: 'error.main',
        borderRadius: '6px',
        color: 'error.main',
        fontSize: '0.75rem',
        fontWeight: 700,
        lineHeight: 1.5,
      }}
    >
      Safety
    </Box>
  );
}
