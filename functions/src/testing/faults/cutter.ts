/** The connection breaks before the request reaches the server, or after it was carried out and before the reply. */
export type Cut = 'before' | 'after';

/** Which request from now on, from 1, and when. */
export interface CutAt {
  at: number;
  when: Cut;
  /** Every request from there on, until disarmed. */
  lasts?: boolean;
}

export function isCut(cut: CutAt | null, place: number): cut is CutAt {
  return cut !== null && (cut.at === place || (cut.lasts === true && place > cut.at));
}

/** Between a client and its server. */
export interface Cutter {
  readonly host: string;
  /** Counts requests anew; returns how many there were. */
  arm: (cut: CutAt | null) => number;
  end: () => void;
}
