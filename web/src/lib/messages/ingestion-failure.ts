import type { IngestionFailure } from '@trialdesk/contract/entities/document';
import { LIMITS } from '@trialdesk/contract/limits';

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
  changed: 'The stored file is not the one that was uploaded. Upload it again and inform your IT department.',
  unreachable: 'The file could not be fetched for hours. Read it again.',
  internal: 'The document could not be read. Read it again, or upload it again.',
};

export function ingestionFailureMessage(reason: IngestionFailure): string {
  return INGESTION_MESSAGES[reason];
}
