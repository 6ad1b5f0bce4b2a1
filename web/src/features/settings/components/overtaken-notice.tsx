import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Overtaking } from '../overtaking.ts';

interface OvertakenNoticeProps {
  overtaking: Overtaking<object>;
  onKeepMine: () => void;
  onUseTheirs: () => void;
}

/** The settings have changed under the person's hands: both are shown, and the person chooses. */
export function OvertakenNotice({ overtaking: { title, theirs }, onKeepMine, onUseTheirs }: OvertakenNoticeProps) {
  return (
    <Alert severity="warning" sx={{ mt: 3 }}>
      <AlertTitle sx={{ overflowWrap: 'anywhere' }}>{title}</AlertTitle>
      Your choices stand above. What is saved differs from them:
      <Box component="ul" sx={{ m: 0, my: 1.5, pl: 2.5 }}>
        {theirs.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button size="small" color="inherit" variant="outlined" onClick={onKeepMine}>
          Keep my choices
        </Button>
        <Button size="small" color="inherit" variant="outlined" onClick={onUseTheirs}>
          Use the saved settings
        </Button>
      </Box>
    </Alert>
  );
}
