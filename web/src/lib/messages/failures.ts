import type { IngestionFailure } from '@trialdesk/contract/entities/document';
import { DRAFT_FAILURES, type DraftFailure } from '@trialdesk/contract/entities/draft';
import { LIMITS } from '@trialdesk/contract/limits';

const DRAFT_MESSAGES: Record<DraftFailure, string> = {
  quota: 'The AI model has reached its limit of requests. Please try again in a few minutes.',
  unavailable: 'The AI model is not available at the moment. Please try again.',
  timeout: 'The AI model took too long to answer. Please try again.',
  unusable: 'The AI model gave an answer that could not be used. Please try again.',
  refused: 'The AI model declined to answer this question. Please answer it from the documents.',
  misconfigured: 'The AI model cannot be reached with the present configuration. Please tell an administrator.',
  gave_up: 'The draft could not be written. Please write the response yourself.',
};

const INGESTION_MESSAGES: Record<IngestionFailure, string> = {
  empty: 'The file is empty. Upload it again.',
  not_pdf: 'The file is not a PDF. Upload the PDF itself.',
  damaged: 'The PDF is damaged and cannot be opened. Export it again and upload the new file.',
  encrypted: 'The PDF is protected with a password. Upload a copy without one.',
  no_text: 'The PDF has no readable text; it may be a scan. Upload a version with text.',
  too_many_pages: `The PDF has more than ${LIMITS.documentPages} pages. Split it and upload the parts.`,
  took_too_long:
    'Reading the PDF takes more time or memory than one document may use. Export it again, or split it, and upload the result.',
  missing: 'The file is missing. Upload it again.',
  internal: 'The document could not be read. Upload it again.',
};

/** The sentence for a failed draft; records from before there were codes get the generic one. */
export function draftFailureMessage(reason: string): string {
  return DRAFT_MESSAGES[DRAFT_FAILURES.find((code) => code === reason) ?? 'gave_up'];
}

export function ingestionFailureMessage(reason: IngestionFailure): string {
  return INGESTION_MESSAGES[reason];
}
