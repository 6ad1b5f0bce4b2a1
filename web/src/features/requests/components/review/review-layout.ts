/** Maximum width of the review screen in px. */
export const REVIEW_WIDTH = 1360;

/** Grid columns of the review screen, next to or above its citations. */
export const REVIEW_COLUMNS = { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 320px', xl: 'minmax(0, 1fr) 380px' };
