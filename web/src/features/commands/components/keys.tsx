import Box from '@mui/material/Box';
import { Fragment } from 'react';
import { isMac } from './is-mac.ts';

/** Keys as they are labelled on the keyboard. */
export function Keys({ keys }: { keys: string }) {
  const control = isMac() ? '⌘' : 'Ctrl';
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5, flex: 'none' }}>
      {keys.split('+').map((key, at) => (
        <Fragment key={key}>
          {at > 0 && '+'}
          <Box component="kbd" sx={KEY}>
            {key === 'Control' ? control : key}
          </Box>
        </Fragment>
      ))}
    </Box>
  );
}

const KEY = {
  minWidth: 24,
  px: 0.75,
  py: 0.25,
  border: 1,
  borderColor: 'divider',
  borderRadius: '6px',
  bgcolor: 'var(--td-raised)',
  font: '600 0.75rem/1.4 var(--td-font)',
  textAlign: 'center',
} as const;
