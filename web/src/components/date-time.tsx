import { formatMoment, formatMomentInFull, formatSigningMoment } from './format-moment.ts';

interface DateTimeProps {
  /** ISO 8601. */
  at: string;
  /** With year and time zone, for a record. */
  withZone?: boolean;
}

/** Short date and time; the tooltip adds the time zone. */
export function DateTime({ at, withZone = false }: DateTimeProps) {
  const moment = new Date(at);
  return (
    <time dateTime={at} title={formatMomentInFull(moment)} style={{ whiteSpace: 'nowrap' }}>
      {withZone ? formatSigningMoment(moment) : formatMoment(moment)}
    </time>
  );
}
