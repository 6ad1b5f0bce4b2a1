import type { MonthlyUsage } from '../entities/usage.ts';
import { decimal, integer, list, nullable, shape, text } from './reply-schema.ts';

export interface Usage {
  /** By month, newest first. */
  months: MonthlyUsage[];
  /** Tokens used today (UTC). */
  today: number;
  /** Tokens a day; null for no limit. */
  budget: number | null;
}

export const usageReply = shape<Usage>({
  months: list(
    shape<MonthlyUsage>({
      month: text(),
      study_id: nullable(text()),
      drafts: integer(),
      calls: integer(),
      input_tokens: integer(),
      output_tokens: integer(),
      cached_tokens: integer(),
      usd: decimal(),
      unpriced: integer(),
    }),
  ),
  today: integer(),
  budget: nullable(integer()),
});
