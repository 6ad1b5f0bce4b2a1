/** A cell of a schedule with the headers above it, outermost first: `Visit 4`, `Week 2`. */
export interface ScheduleValue {
  headers: string[];
  text: string;
}

/** A cell with the header of its column; empty when the column has none. */
export interface HeadedCell {
  header: string;
  text: string;
}

export interface Footnote {
  mark: string;
  text: string;
}

/** What a table says around one of its rows. Empty parts are left out. */
export interface RowContext {
  caption?: string;
  /** The title above the column headers and the names of the groups that the row is in, outermost first. */
  groups?: string[];
  /** For each mark of a schedule's row the headers above it, outermost first. */
  marks?: string[][];
  /** The other cells of a schedule's row. */
  values?: ScheduleValue[];
  /** The cells of any other table's row; long ones are shortened. */
  cells?: HeadedCell[];
  /** All column headers as one text, when they cannot be paired with the cells. */
  unpairedHeaders?: string;
  footnotes?: Footnote[];
}
