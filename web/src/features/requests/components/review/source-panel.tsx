import type { Quote } from '@trialdesk/contract/entities/citation';
import Box from '@mui/material/Box';
import { useId, useMemo } from 'react';
import { DocumentViewer } from '../../../../components/pdf-viewer/document-viewer.tsx';
import { placeOf } from '../../../../components/pdf-viewer/quote-place.ts';
import { SelectionCite } from './selection-cite.tsx';
import type { Cite } from './use-citing.ts';

interface SourcePanelProps {
  opened: Quote;
  /** All that are shown; those of the same document are highlighted. */
  citations: readonly Quote[];
  /** Absent while there is no response to cite in. */
  citing: Cite | undefined;
  onClose: () => void;
}

/** The document of a quote beside the conversation, at its page. */
export function SourcePanel({ opened, citations, citing, onClose }: SourcePanelProps) {
  const titleId = useId();
  const { document_id, document_name } = opened;
  const at = useMemo(() => placeOf(opened), [opened]);
  const others = useMemo(
    () => citations.filter((each) => each.document_id === document_id).map(placeOf),
    [citations, document_id],
  );
  return (
    <Box
      component="section"
      aria-labelledby={titleId}
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
      sx={{ flex: 1, minHeight: 0, display: 'flex', flexDirection: 'column' }}
    >
      <DocumentViewer key={document_id} id={document_id} name={document_name} {...{ at, others, titleId, onClose }} />
      {citing && <SelectionCite documentId={document_id} citing={citing} />}
    </Box>
  );
}
