import type { PlacedSentence } from '../../retrieval/lead-ins.ts';

/** A verbatim sentence or row chosen for an answer. */
export interface ChosenSentence extends PlacedSentence {
  /** Replaces the displayed sentence; every word of it is on the page, in the row or its headers. */
  shown?: string;
  /** The same sentence elsewhere. */
  also?: PlacedSentence[];
}
