export interface Profile {
  /** Absent where the vendor advises the default. */
  temperature?: number;
  /** A budget in tokens, or a level. */
  thinking?: number | ThinkingEffort;
  /** Includes thinking. */
  maxOutputTokens: number;
  /** Milliseconds. */
  timeout: number;
}

type ThinkingEffort = 'minimal' | 'low';

interface Family {
  named: RegExp;
  profile: Profile;
}

/** With room for thinking, which counts; also what Gemini 4 allows a call that is not streamed. */
const MAX_OUTPUT_TOKENS = 32_768;

/** Thinking tokens of a 2.5 model: evidence must be right, but a draft is no proof. */
const BUDGET = 4_096;

/**
 * The first that matches. Since Gemini 3 models have levels instead of budgets, and the vendor advises to leave the
 * temperature alone; Flash-Lite models need no thinking for what we ask of them, others have no level below low.
 */
const FAMILIES: readonly Family[] = [
  {
    named: /^gemini-(?:[3-9]|\d{2,}).*-flash-lite/,
    profile: { thinking: 'minimal', maxOutputTokens: MAX_OUTPUT_TOKENS, timeout: 60_000 },
  },
  {
    named: /^gemini-(?:[3-9]|\d{2,})/,
    profile: { thinking: 'low', maxOutputTokens: MAX_OUTPUT_TOKENS, timeout: 90_000 },
  },
  {
    named: /^gemini-2\.5-pro/,
    profile: { temperature: 0, thinking: BUDGET, maxOutputTokens: MAX_OUTPUT_TOKENS, timeout: 90_000 },
  },
  {
    named: /^gemini-2\.5/,
    profile: { temperature: 0, thinking: 0, maxOutputTokens: MAX_OUTPUT_TOKENS, timeout: 60_000 },
  },
];

const OTHER: Profile = { temperature: 0, maxOutputTokens: MAX_OUTPUT_TOKENS, timeout: 60_000 };

export function profileOf(model: string): Profile {
  return FAMILIES.find(({ named }) => named.test(model))?.profile ?? OTHER;
}
