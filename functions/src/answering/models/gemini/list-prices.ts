import type { ModelCall } from '@trialdesk/contract/entities/draft';
import { priceOf } from '../../../gemini-models.ts';

const MILLION = 1_000_000;

/** Without discounts for cached tokens; null for an unknown price. */
export function costOf(
  { model, input_tokens, output_tokens }: Pick<ModelCall, 'model' | 'input_tokens' | 'output_tokens'>,
  day: string,
): number | null {
  const price = priceOf(model, day);
  return price ? (input_tokens * price.input + output_tokens * price.output) / MILLION : null;
}
