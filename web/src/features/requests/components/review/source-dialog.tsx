import type { Quote } from '@trialdesk/contract/entities/citation';
import { CitedDocument } from '../../../../components/pdf-viewer/cited-document.tsx';
import { SelectionCite } from './selection-cite.tsx';
import type { Cite } from './use-citing.ts';

interface SourceDialogProps {
  opened: Quote;
  /** Absent while there is no response to cite in. */
  citing: Cite | undefined;
  onClose: () => void;
}

/** The document of a quote above the conversation, at its page. Words of it can be cited. */
export function SourceDialog({ opened, citing, onClose }: SourceDialogProps) {
  const footer = citing && <SelectionCite documentId={opened.document_id} citing={citing} />;
  return <CitedDocument citation={opened} {...{ footer, onClose }} />;
}
