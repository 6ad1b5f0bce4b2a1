/**
 * Gemini models as of 2026-11-22: retirement and locations from
 * https://docs.cloud.google.com/gemini-enterprise-agent-platform/models/model-versions, prices from
 * https://ai.google.dev/gemini-api/docs/pricing (standard tier, prompts of up to 200,000 tokens).
 */

/** Model that a new deployment should draft with, and the one that rewrites follow-up questions for the search. */
export const CURRENT_MODELS = { draft: 'gemini-4-argon', rewrite: 'gemini-3.5-flash-lite' } as const;

/**
 * Of documents and images in a prompt, as estimated. With instructions, question and 1,000 tokens of output a draft
 * then costs at most 0.05 USD with the current model; docs/cost.md compares budgets.
 */
export const PROMPT_TOKENS = 7_500;

/** USD per million tokens; output includes thinking. Cached tokens have a discount that is not counted on. */
interface Price {
  /** First day, in UTC; empty for the first price. */
  from: string;
  input: number;
  output: number;
}

interface KnownModel {
  /** First day without it, if it is announced or promised; null if it is not. */
  retires: string | null;
  /** Only these; null for regions too. */
  locations: readonly string[] | null;
  /** Oldest first. */
  prices: readonly Price[];
}

const MULTI_REGIONS = ['global', 'us', 'eu'] as const;

const KNOWN: Readonly<Record<string, KnownModel>> = {
  'gemini-4-argon': {
    retires: '2027-10-13',
    locations: MULTI_REGIONS,
    prices: [
      { from: '', input: 2, output: 10 },
      { from: '2026-12-01', input: 4, output: 20 },
    ],
  },
  'gemini-3.8-flash': {
    retires: '2027-09-02',
    locations: null,
    prices: [
      { from: '', input: 0.75, output: 3.75 },
      { from: '2027-01-01', input: 1.5, output: 7.5 },
    ],
  },
  'gemini-3.5-flash-lite': {
    retires: '2027-07-21',
    locations: null,
    prices: [{ from: '', input: 0.3, output: 2.5 }],
  },
  'gemini-3.5-flash': { retires: '2027-05-19', locations: null, prices: [{ from: '', input: 1.5, output: 9 }] },
  'gemini-3.1-flash-lite': { retires: '2027-05-07', locations: null, prices: [{ from: '', input: 0.25, output: 1.5 }] },
  'gemini-3.1-pro-preview': { retires: null, locations: ['global'], prices: [{ from: '', input: 2, output: 12 }] },
  'gemini-2.5-pro': { retires: '2026-10-20', locations: null, prices: [{ from: '', input: 1.25, output: 10 }] },
  'gemini-2.5-flash': { retires: '2026-10-20', locations: null, prices: [{ from: '', input: 0.3, output: 2.5 }] },
  'gemini-2.5-flash-lite': { retires: '2026-10-20', locations: null, prices: [{ from: '', input: 0.1, output: 0.4 }] },
};

/** Null if the model is unknown or no retirement is announced. */
export function retirementOf(model: string): string | null {
  return KNOWN[model]?.retires ?? null;
}

/** Null if the price is unknown. */
export function priceOf(model: string, day: string): Price | null {
  return KNOWN[model]?.prices.findLast(({ from }) => from <= day) ?? null;
}

/** Null if the model may be anywhere. Previews are at the global location alone. */
export function locationsOf(model: string): readonly string[] | null {
  return KNOWN[model]?.locations ?? (model.endsWith('-preview') ? ['global'] : null);
}

/** The configured one, or the multi-region around it for a model that no region has. */
export function locationFor(model: string, configured: string): string {
  const locations = locationsOf(model);
  if (!locations || locations.includes(configured)) return configured;
  const wider = configured.startsWith('us-') ? 'us' : configured.startsWith('europe-') ? 'eu' : '';
  if (locations.includes(wider)) return wider;
  return locations.length === 1 ? (locations[0] ?? configured) : configured;
}
