import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useActiveShortcuts } from '../../../lib/shortcuts/active-shortcuts.ts';
import { isSingleKey, type Shortcut } from '../../../lib/shortcuts/shortcut.ts';
import { useSingleKeys } from '../../../lib/shortcuts/single-keys.ts';
import { saveSingleKeys } from '../api/save-single-keys.ts';
import { Keys } from './keys.tsx';

/** The shortcuts of the page, and whether those without a modifier are on. */
export function ShortcutList({ onClose }: { onClose: () => void }) {
  const areOn = useSingleKeys();
  const titleId = useId();
  const hintId = useId();
  // Of shortcuts with the same keys the last one runs.
  const all = [...new Map(useActiveShortcuts().map((each) => [each.keys, each])).values()];
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>Keyboard shortcuts</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <Group name="On this page" shortcuts={all.filter(({ isGlobal }) => !isGlobal)} areOn={areOn} />
        <Group name="On every page" shortcuts={all.filter(({ isGlobal }) => isGlobal)} areOn={areOn} />
        <Box>
          <FormControlLabel
            label="Single-key shortcuts"
            control={
              <Switch
                checked={areOn}
                onChange={(_event, on) => void saveSingleKeys(on)}
                slotProps={{ input: { role: 'switch', 'aria-describedby': hintId } }}
              />
            }
          />
          <Typography variant="body2" id={hintId} sx={{ color: 'text.secondary' }}>
            Without them, only keys with Ctrl or Alt work. Saved with your account.
          </Typography>
        </Box>
      </DialogContent>
      <DialogActions>
        <Button autoFocus onClick={onClose}>
          Close
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function Group({ name, shortcuts, areOn }: { name: string; shortcuts: readonly Shortcut[]; areOn: boolean }) {
  const id = useId();
  if (shortcuts.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <Typography variant="h3" id={id} sx={{ mb: 0.5 }}>
        {name}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {shortcuts.map(({ keys, label }) => {
          const isOff = isSingleKey(keys) && !areOn;
          return (
            <Box
              component="li"
              key={keys}
              sx={{ display: 'flex', alignItems: 'center', gap: 2, py: 0.5, fontSize: '0.875rem' }}
            >
              <Box component="span" sx={{ flex: 1, color: isOff ? 'text.secondary' : 'text.primary' }}>
                {label}
                {isOff && ' (off)'}
              </Box>
              <Keys keys={keys} />
            </Box>
          );
        })}
      </Box>
    </section>
  );
}
