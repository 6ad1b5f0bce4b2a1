/** Settings that somebody else has saved while this person was choosing. */
export interface Overtaking<T> {
  title: string;
  /** A line for each saved setting that is not as this person has chosen it. */
  theirs: readonly string[];
  /** This person's choices on top of what is saved now. */
  kept: T;
}
