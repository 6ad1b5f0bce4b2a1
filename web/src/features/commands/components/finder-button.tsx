import ButtonBase from '@mui/material/ButtonBase';
import { openCommand } from '../opened-command.ts';
import { isMac } from './is-mac.ts';

/** In the sidebar; opens the palette. */
export function FinderButton() {
  return (
    <ButtonBase
      onClick={() => openCommand('palette')}
      aria-keyshortcuts="Control+K"
      aria-haspopup="dialog"
      sx={{
        display: 'flex',
        width: '100%',
        justifyContent: 'flex-start',
        gap: 1.5,
        mb: 1.5,
        px: 1.5,
        height: 36,
        flex: 'none',
        border: '1px solid var(--td-rail-active)',
        borderRadius: '10px',
        font: '500 0.875rem/1.4 var(--td-font)',
        color: 'var(--td-rail-muted)',
        '&:hover': { color: 'var(--td-rail-ink)', bgcolor: 'var(--td-rail-active)' },
        '&:focus-visible': { outline: '2px solid var(--td-rail-ink)', outlineOffset: -2 },
      }}
    >
      <span style={{ flex: 1, textAlign: 'left' }}>Go to…</span>
      <span aria-hidden>{isMac() ? '⌘K' : 'Ctrl+K'}</span>
    </ButtonBase>
  );
}
