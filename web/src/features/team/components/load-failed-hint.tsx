import Box from '@mui/material/Box';
import Button from '@mui/material/Button';

interface LoadFailedHintProps {
  text: string;
  onClick: () => void;
}

/** Shown below a choice whose list failed to load. */
export function LoadFailedHint({ text, onClick }: LoadFailedHintProps) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mt: 0.5, fontSize: '0.8125rem' }}>
      {text}
      <Button size="small" onClick={onClick}>
        Try Again
      </Button>
    </Box>
  );
}
