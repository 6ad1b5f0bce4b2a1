import { DRAFT_FAILURES, type DraftFailure } from '@trialdesk/contract/entities/draft';

const DRAFT_MESSAGES: Record<DraftFailure, string> = {
  quota: 'The AI model has reached its limit of requests. Please try again in a few minutes.',
  unavailable: 'The AI model is not available at the moment. Please try again.',
  timeout: 'The AI model took too long to answer. Please try again.',
  unusable: 'The AI model gave an answer that could not be used. Please try again.',
  refused: 'The AI model declined to answer this question. Please answer it from the documents.',
  misconfigured: 'The AI model cannot be reached with the present configuration. Please tell an administrator.',
  budget: 'The AI model has used up its tokens for today. Please answer from the documents.',
  storage: 'The documents could not be fetched for hours. Please try again.',
  gave_up: 'The draft could not be written. Please write the response yourself.',
};

/** Older records without a code get the generic sentence. */
export function draftFailureMessage(reason: string): string {
  return DRAFT_MESSAGES[DRAFT_FAILURES.find((code) => code === reason) ?? 'gave_up'];
}
