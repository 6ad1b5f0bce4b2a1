import { formatMoment, formatMomentInFull } from './format-moment.ts';

interface DateTimeProps {
  /** ISO 8601. */
  at: string;
}

/** A moment in short; hovering shows it in full with its time zone. */
export function DateTime({ at }: DateTimeProps) {
  const moment = new Date(at);
  return (
    <time dateTime={at} title={formatMomentInFull(moment)} style={{ whiteSpace: 'nowrap' }}>
      {formatMoment(moment, new Date())}
    </time>
  );
}
