/** As in Firestore. */
export interface Moment {
  seconds: number;
  nanoseconds: number;
}

/** ISO 8601, UTC, with nanoseconds, so nothing is lost. */
export function momentText({ seconds, nanoseconds }: Moment): string {
  const toSecond = new Date(seconds * 1000).toISOString().slice(0, 19);
  return `${toSecond}.${String(nanoseconds).padStart(9, '0')}Z`;
}

/** Of `momentText`. */
export function momentOf(text: string): Moment {
  return { seconds: Date.parse(`${text.slice(0, 19)}Z`) / 1000, nanoseconds: Number(text.slice(20, 29)) };
}
