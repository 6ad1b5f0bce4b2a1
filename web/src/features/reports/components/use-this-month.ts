import { useNow } from '../../../lib/use-now.ts';

/** As "2026-03", in UTC as the figures are. */
export function useThisMonth(): string {
  return new Date(useNow()).toISOString().slice(0, 7);
}
