import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { SettingsConflict } from '../settings-conflict.ts';

interface SettingsConflictNoticeProps {
  conflict: SettingsConflict<object>;
  onKeepMine: () => void;
  onUseTheirs: () => void;
}

/** Shows settings that someone else saved and lets the user choose. */
export function SettingsConflictNotice({
  conflict: { title, theirs },
  onKeepMine,
  onUseTheirs,
}: SettingsConflictNoticeProps) {
  return (
    <Alert severity="warning" sx={{ mt: 3 }}>
      <AlertTitle sx={{ overflowWrap: 'anywhere' }}>{title}</AlertTitle>
      Your choices are kept above. Theirs:
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
          Use saved settings
        </Button>
      </Box>
    </Alert>
  );
}
