import Box from '@mui/material/Box';
import Button from '@mui/material/Button';

interface LoadAgainProps {
  text: string;
  onClick: () => void;
}

/** Stands under a choice whose list could not be loaded. */
export function LoadAgain({ text, onClick }: LoadAgainProps) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mt: 0.5, fontSize: '0.8125rem' }}>
      {text}
      <Button size="small" onClick={onClick}>
        Try Again
      </Button>
    </Box>
  );
}
