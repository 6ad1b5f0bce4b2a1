/** Maximum width of the review screen in px. */
export const REVIEW_WIDTH = 1360;

/** The conversation, with the citations next to it or below it. */
export const REVIEW_GRID = {
  display: 'grid',
  gap: 3,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 320px', xl: 'minmax(0, 1fr) 380px' },
};
