import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Switch from '@mui/material/Switch';
import { useColorScheme } from '@mui/material/styles';
import { useState } from 'react';
import { isCompact, setCompact } from '../../../config/density.ts';
import { SettingsCard } from './settings-card.tsx';

const THEMES = { light: 'Light', dark: 'Dark', system: 'System' } as const;

type Theme = keyof typeof THEMES;

/** How this browser shows the application; every choice applies at once. */
export function AppearanceCard() {
  const { mode = 'light', setMode } = useColorScheme();
  const [compact, setCompactShown] = useState(isCompact);
  return (
    <SettingsCard title="Appearance" lead="Applies at once and is kept in this browser.">
      <Box sx={{ display: 'grid', gap: 3 }}>
        <FormControl>
          <FormLabel id="theme-label">Theme</FormLabel>
          <RadioGroup
            row
            aria-labelledby="theme-label"
            name="theme"
            value={mode}
            onChange={(_event, next) => setMode(next as Theme)}
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
                checked={compact}
                onChange={(_event, next) => {
                  setCompact(next);
                  setCompactShown(next);
                }}
                slotProps={{ input: { role: 'switch', 'aria-describedby': 'compact-hint' } }}
              />
            }
          />
          <FormHelperText id="compact-hint">Smaller text and less space between things.</FormHelperText>
        </Box>
      </Box>
    </SettingsCard>
  );
}
