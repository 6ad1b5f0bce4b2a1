/** Years; 0 keeps records for ever. */
export interface RetentionPeriods {
  /** Completed ones, since their newest question or answer. */
  requests: number;
  /** Archived ones, since their last change. */
  documents: number;
  audit: number;
}

/** What is older may be removed; null when nothing may. */
export function cutoff(years: number, now: string): string | null {
  if (years === 0) return null;
  const date = new Date(now);
  date.setUTCFullYear(date.getUTCFullYear() - years);
  return date.toISOString();
}

/** Why nothing is removed, one sentence each. */
export function periodFaults({ requests, documents, audit }: RetentionPeriods): string[] {
  const whole = [requests, documents, audit].every((years) => Number.isInteger(years) && years >= 0);
  if (!whole) return ['Retention is in whole years, or 0 to keep records for ever.'];
  const outlives = (years: number) => years === 0 || years > audit;
  return audit !== 0 && (outlives(requests) || outlives(documents))
    ? ['Entries of the audit trail must be kept as long as requests and documents.']
    : [];
}
