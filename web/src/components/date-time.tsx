import { formatMoment, formatMomentInFull } from './format-moment.ts';

interface DateTimeProps {
  /** ISO 8601. */
  at: string;
}

/** Short date and time; the tooltip adds the time zone. */
export function DateTime({ at }: DateTimeProps) {
  const moment = new Date(at);
  return (
    <time dateTime={at} title={formatMomentInFull(moment)} style={{ whiteSpace: 'nowrap' }}>
      {formatMoment(moment, new Date())}
    </time>
  );
}
