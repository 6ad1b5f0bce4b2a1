import Box from '@mui/material/Box';

/** First tab stop: skips the sidebar. */
export function SkipLink() {
  return (
    <Box
      component="a"
      className="td-screen-only"
      href="#main"
      onClick={(event) => {
        event.preventDefault();
        document.getElementById('main')?.focus();
      }}
      sx={{
        position: 'fixed',
        left: 16,
        top: -64,
        zIndex: 'tooltip',
        px: 2,
        py: 1,
        borderRadius: '10px',
        bgcolor: 'primary.main',
        color: 'primary.contrastText',
        '&:focus': { top: 16 },
      }}
    >
      Skip to content
    </Box>
  );
}
