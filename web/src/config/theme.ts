import { createTheme } from '@mui/material/styles';
import { SCHEME_ATTRIBUTE } from './color-scheme.ts';
import { DARK, LIGHT, type Colors } from './colors.ts';

function palette(colors: Colors) {
  const tone = (main: string) => ({ main, light: main, dark: main, contrastText: colors.onPrimary });
  return {
    primary: { main: colors.primary, dark: colors.primaryHover, contrastText: colors.onPrimary },
    secondary: tone(colors.info),
    info: tone(colors.info),
    warning: tone(colors.attention),
    success: tone(colors.success),
    error: tone(colors.error),
    background: { default: colors.ground, paper: colors.surface },
    text: { primary: colors.ink, secondary: colors.muted },
    divider: colors.line,
  };
}

/** For elements that fill their container, which would clip an outer outline. */
const INSIDE = { outlineOffset: -2 };

/**
 * A line and shadow at the lower edge while there is more to scroll. The cover scrolls with the content and hides them
 * at its end.
 */
const MORE_BELOW = {
  background: [
    'linear-gradient(transparent, var(--td-surface) 60%) bottom / 100% 36px no-repeat local',
    'linear-gradient(transparent, color-mix(in srgb, var(--td-ink) 14%, transparent)) bottom / 100% 14px no-repeat scroll',
  ].join(', '),
};

const heading = { fontWeight: 650, letterSpacing: '-0.015em', lineHeight: 1.25 };

/** Calm surfaces with hairlines instead of shadows; colour is reserved for what needs attention. */
export const theme = createTheme({
  cssVariables: { colorSchemeSelector: SCHEME_ATTRIBUTE },
  colorSchemes: { light: { palette: palette(LIGHT) }, dark: { palette: palette(DARK) } },
  shape: { borderRadius: 10 },
  typography: {
    fontFamily: 'var(--td-font)',
    h1: { ...heading, fontSize: '1.625rem' },
    h2: { ...heading, fontSize: '1.125rem' },
    h3: { ...heading, fontSize: '1rem' },
    body1: { fontSize: '0.9375rem', lineHeight: 1.6 },
    body2: { fontSize: '0.875rem', lineHeight: 1.55 },
    caption: { fontSize: '0.8125rem', lineHeight: 1.45 },
    button: { textTransform: 'none', fontWeight: 600 },
  },
  components: {
    MuiButtonBase: {
      styleOverrides: {
        root: { '&.Mui-focusVisible': { outline: '2px solid var(--td-focus, var(--td-primary))', outlineOffset: 2 } },
      },
    },
    MuiButton: {
      defaultProps: { disableElevation: true },
      styleOverrides: { root: { borderRadius: 8, paddingInline: 16 } },
    },
    MuiListItemButton: { styleOverrides: { root: { '&.Mui-focusVisible': INSIDE } } },
    MuiMenuItem: { styleOverrides: { root: { '&.Mui-focusVisible': INSIDE } } },
    MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
    MuiCard: { defaultProps: { variant: 'outlined' }, styleOverrides: { root: { borderRadius: 12 } } },
    MuiTab: {
      styleOverrides: {
        root: { '&.Mui-focusVisible': INSIDE, minHeight: 44, minWidth: 0, paddingInline: 'clamp(8px, 2vw, 16px)' },
      },
    },
    MuiTabs: { styleOverrides: { root: { minHeight: 44 } } },
    MuiSkeleton: {
      styleOverrides: { root: { backgroundColor: 'color-mix(in srgb, var(--td-line) 65%, transparent)' } },
    },
    MuiPopover: { styleOverrides: { paper: { border: '1px solid var(--td-line)' } } },
    MuiChip: { styleOverrides: { root: { fontWeight: 550 } } },
    MuiTooltip: { defaultProps: { arrow: true } },
    MuiInputBase: {
      defaultProps: { inputProps: { dir: 'auto' } },
      styleOverrides: { input: { textOverflow: 'ellipsis' } },
    },
    MuiOutlinedInput: { styleOverrides: { root: { backgroundColor: 'var(--td-surface)' } } },
    MuiDialogContent: { styleOverrides: { root: MORE_BELOW } },
    MuiDialogTitle: { styleOverrides: { root: { fontSize: '1.125rem', fontWeight: 650 } } },
    MuiDialogActions: { styleOverrides: { root: { padding: '8px 24px 20px' } } },
    MuiTableCell: {
      styleOverrides: {
        root: { borderBottomColor: 'var(--td-line)' },
        head: { color: 'var(--td-muted)', fontWeight: 600 },
      },
    },
    MuiDialog: {
      styleOverrides: {
        paper: ({ ownerState: { fullScreen }, theme: { breakpoints } }) => ({
          borderRadius: fullScreen ? 0 : 14,
          // On phones the form needs the space more than the margin.
          ...(!fullScreen && {
            [breakpoints.down('sm')]: { margin: 16, width: 'calc(100% - 32px)', maxHeight: 'calc(100% - 32px)' },
          }),
        }),
      },
    },
  },
});
