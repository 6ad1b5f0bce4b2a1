import type { Span } from '../geometry.ts';
import type { Piece } from './pieces.ts';

/** `name` is the label of its line: "Visit", "Week". */
export interface NamedHeader {
  name: string;
  header: Piece;
}

export interface ScheduleColumn extends Span {
  centre: number;
  /** Outermost first, without uncertain ones. */
  headers: NamedHeader[];
}
