import type { Quote } from '@trialdesk/contract/entities/citation';
import { DocumentDialog } from './document-dialog.tsx';

interface CitedDocumentProps {
  /** Null while closed. */
  citation: Quote | null;
  onClose: () => void;
}

/** Shows the source of a quote at its page, with the quote highlighted. */
export function CitedDocument({ citation, onClose }: CitedDocumentProps) {
  if (!citation) return null;
  const { document_id, document_name, page, text_snippet } = citation;
  return <DocumentDialog id={document_id} name={document_name} at={{ page, quote: text_snippet }} onClose={onClose} />;
}
