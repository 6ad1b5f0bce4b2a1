/** Signs that mark a visit in a row of a schedule; for a character class. */
export const SCHEDULE_SIGNS = 'Xx✓✔√☒■●';
