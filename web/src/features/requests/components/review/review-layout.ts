/** From here on the panel is beside the conversation, in px: the theme's `lg`. */
export const BESIDE = 1200;

/** Conversation and panel. */
export const REVIEW_GRID = {
  display: { lg: 'grid' },
  alignItems: 'start',
  gridTemplateColumns: { lg: 'minmax(0, 1fr) minmax(0, 1fr)' },
};

/** Fills the height of the screen above the bar. */
export const PANEL = {
  minWidth: 0,
  display: 'flex',
  flexDirection: 'column',
  bgcolor: { lg: 'background.paper' },
  borderLeft: { lg: '1px solid var(--td-line)' },
  position: { lg: 'sticky' },
  top: 0,
  height: { lg: 'calc(100vh - var(--bar))' },
  px: { xs: 2, sm: 3, lg: 0 },
  pb: { xs: 3, lg: 0 },
} as const;

export const EVALUATION_FORM = 'evaluation-form';

/** Where Ctrl+Enter sends the response; elsewhere it belongs to the field, such as a search or a note. */
export const SENDS = { 'data-sends': '' };
export const SENDING_FIELDS = '[data-sends]';

/** At the lower edge of the screen. */
export const BAR = {
  position: 'sticky',
  bottom: 0,
  zIndex: 3,
  bgcolor: 'background.paper',
  borderTop: '1px solid var(--td-line)',
} as const;
