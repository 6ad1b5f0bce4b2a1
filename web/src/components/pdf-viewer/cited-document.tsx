import type { Quote } from '@trialdesk/contract/entities/citation';
import { DocumentDialog } from './document-dialog.tsx';

interface CitedDocumentProps {
  /** Null while none is opened. */
  citation: Quote | null;
  onClose: () => void;
}

/** The source of a quote, at its page and with its quote marked. */
export function CitedDocument({ citation, onClose }: CitedDocumentProps) {
  if (!citation) return null;
  const { document_id, document_name, page, text_snippet } = citation;
  return <DocumentDialog id={document_id} name={document_name} at={{ page, quote: text_snippet }} onClose={onClose} />;
}
