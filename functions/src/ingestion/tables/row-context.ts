/** Headers are outermost first: `Visit 4`, `Week 2`. */
export interface ScheduleValue {
  headers: string[];
  text: string;
}

/** `header` is empty if the column has none. */
export interface HeadedCell {
  header: string;
  text: string;
}

export interface Footnote {
  mark: string;
  text: string;
}

/** Empty parts are omitted. */
export interface RowContext {
  caption?: string;
  /** Title and group names, outermost first. */
  groups?: string[];
  /** Headers of each schedule mark, outermost first. */
  marks?: string[][];
  /** Other schedule cells. */
  values?: ScheduleValue[];
  /** Cells of other tables; long ones are shortened. */
  cells?: HeadedCell[];
  /** Headers as one text, when they cannot be paired. */
  unpairedHeaders?: string;
  footnotes?: Footnote[];
}
