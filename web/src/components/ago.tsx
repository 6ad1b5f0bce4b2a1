import { formatMomentInFull } from './format-moment.ts';
import { shortAge } from './short-age.ts';

interface AgoProps {
  /** ISO 8601. */
  at: string;
  /** Milliseconds since the epoch. */
  now: number;
}

/** How long ago, in one unit; the tooltip has the moment. */
export function Ago({ at, now }: AgoProps) {
  return (
    <time dateTime={at} title={formatMomentInFull(new Date(at))}>
      {shortAge(at, now)}
    </time>
  );
}
