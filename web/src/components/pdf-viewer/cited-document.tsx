import type { Quote } from '@trialdesk/contract/entities/citation';
import { useMemo, type ReactNode } from 'react';
import { DocumentDialog } from './document-dialog.tsx';
import { placeOf } from './quote-place.ts';

interface CitedDocumentProps {
  /** Null while closed. */
  citation: Quote | null;
  onClose: () => void;
  /** Below the document. */
  footer?: ReactNode;
}

/** Shows the source of a quote at its page, with the quote highlighted. */
export function CitedDocument({ citation, onClose, footer }: CitedDocumentProps) {
  const at = useMemo(() => citation && placeOf(citation), [citation]);
  if (!citation || !at) return null;
  const { document_id, document_name } = citation;
  return <DocumentDialog id={document_id} name={document_name} {...{ at, footer, onClose }} />;
}
