export interface Statement {
  /** A labelled row or paragraph of the front matter, or a section whose heading fits or that states it in passing. */
  source: 'label' | 'section';
  /** The section's name; empty for a label. */
  heading: string;
  /** Ids, in document order. */
  passages: string[];
}

/** In document order; statements may disagree. */
export interface StudyFact {
  /** Key of the field in the table. */
  field: string;
  statements: Statement[];
}
