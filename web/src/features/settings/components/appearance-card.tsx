import { THEMES, type Appearance, type Theme } from '@trialdesk/contract/entities/preferences';
import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Switch from '@mui/material/Switch';
import { useColorScheme } from '@mui/material/styles';
import { useSyncExternalStore } from 'react';
import { useToast } from '../../../components/toast/use-toast.ts';
import { isCompact, setCompact } from '../../../config/density.ts';
import { onKeptChange } from '../../../lib/storage/browser-storage.ts';
import { saveAppearance } from '../api/save-appearance.ts';
import { SettingsCard } from './settings-card.tsx';

export function AppearanceCard() {
  const { mode = 'light', setMode } = useColorScheme();
  const compact_mode = useSyncExternalStore(onKeptChange, isCompact);
  const toast = useToast();

  function choose(appearance: Appearance) {
    setMode(appearance.theme);
    setCompact(appearance.compact_mode);
    saveAppearance(appearance).catch(() => toast.error('appearanceFailed'));
  }

  return (
    <SettingsCard title="Appearance" lead="Changes apply at once and are saved to your account.">
      <Box sx={{ display: 'grid', gap: 3 }}>
        <FormControl>
          <FormLabel id="theme-label" sx={{ fontSize: '0.875rem', fontWeight: 600, color: 'text.primary' }}>
            Theme
          </FormLabel>
          <RadioGroup
            row
            aria-labelledby="theme-label"
            name="theme"
            value={mode}
            onChange={(_event, next) => choose({ theme: next as Theme, compact_mode })}
          >
            {Object.entries(THEMES).map(([theme, label]) => (
              <FormControlLabel key={theme} value={theme} label={label} control={<Radio />} sx={{ mr: 3 }} />
            ))}
          </RadioGroup>
        </FormControl>
        <Box>
          <FormControlLabel
            label="Compact mode"
            control={
              <Switch
                checked={compact_mode}
                onChange={(_event, next) => choose({ theme: mode, compact_mode: next })}
                slotProps={{ input: { role: 'switch', 'aria-describedby': 'compact-hint' } }}
              />
            }
          />
          <FormHelperText id="compact-hint">Smaller text and tighter spacing.</FormHelperText>
        </Box>
      </Box>
    </SettingsCard>
  );
}
