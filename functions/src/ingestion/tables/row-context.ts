/** A schedule cell and the headers above it, outermost first: `Visit 4`, `Week 2`. */
export interface ScheduleValue {
  headers: string[];
  text: string;
}

/** `header` is empty when the column has none. */
export interface HeadedCell {
  header: string;
  text: string;
}

export interface Footnote {
  mark: string;
  text: string;
}

/** What a table says around a row. Empty parts are omitted. */
export interface RowContext {
  caption?: string;
  /** Title and group names, outermost first. */
  groups?: string[];
  /** Headers of each mark in a schedule row, outermost first. */
  marks?: string[][];
  /** Other cells of a schedule row. */
  values?: ScheduleValue[];
  /** Cells of any other row; long ones are shortened. */
  cells?: HeadedCell[];
  /** All headers as one text when they cannot be paired with cells. */
  unpairedHeaders?: string;
  footnotes?: Footnote[];
}
