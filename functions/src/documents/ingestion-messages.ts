import type { FailedIngestion, IngestionFailure } from '@trialdesk/contract/entities/document';
import { LIMITS } from '@trialdesk/contract/limits';

const MESSAGES: Record<IngestionFailure, string> = {
  empty: 'The file is empty. Please upload it again.',
  not_pdf: 'The file is not a PDF, whatever its name says. Please upload the PDF itself.',
  damaged: 'The PDF is damaged and cannot be opened. Please export it again and upload the new file.',
  encrypted: 'The PDF is protected with a password. Please upload a copy without one.',
  no_text: 'No page of the PDF has text that can be read; it may be a scan. Please upload a version with text.',
  too_many_pages: `The PDF has more than ${LIMITS.documentPages} pages. Please split it and upload the parts.`,
  took_too_long:
    'Reading the PDF takes more time or memory than one document may use. Please export it again, or split it, and upload the result.',
  missing: 'The file is missing. Please upload it again.',
  internal: 'The document could not be read. Please upload it again.',
};

/** The API's sentence for a failed reading. */
export function ingestionMessage({ reason }: Pick<FailedIngestion, 'reason'>): string {
  return MESSAGES[reason];
}
