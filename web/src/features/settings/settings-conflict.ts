/** Settings saved by someone else while the user was editing. */
export interface SettingsConflict<T> {
  title: string;
  /** One line per saved setting that differs from the user's choice. */
  theirs: readonly string[];
  /** The user's choices, based on the saved version. */
  kept: T;
}
