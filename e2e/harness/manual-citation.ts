import type { Citation } from '@trialdesk/contract/entities/citation';

/** A citation of a document that does not exist; it can be shown but not opened. */
export const MANUAL_CITATION: Citation = {
  number: 1,
  document_id: 'no-document',
  document_name: 'Manual.pdf',
  document_version: 1,
  page: 7,
  section: '4 Visits',
  text_snippet: 'A visit may be held up to three days late.',
};
