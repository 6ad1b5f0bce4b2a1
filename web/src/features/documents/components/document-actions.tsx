import { bareName } from '@trialdesk/contract/document-name';
import type { StudyDocument } from '@trialdesk/contract/entities/document';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { LoadingButton } from '../../../components/loading-button.tsx';
import { mayDelete, mayReadAgain } from './document-list.ts';

export interface DocumentHandlers {
  onView: (document: StudyDocument) => void;
  onArchive: (document: StudyDocument) => void;
  onRestore: (document: StudyDocument) => void;
  onMove: (document: StudyDocument) => void;
  onDelete: (document: StudyDocument) => void;
  onReadAgain: (document: StudyDocument) => void;
}

interface DocumentActionsProps {
  document: StudyDocument;
  isChanging: boolean;
  handlers: DocumentHandlers;
}

/** What can be done with a document. */
export function DocumentActions({ document, isChanging, handlers }: DocumentActionsProps) {
  const title = bareName(document.name);
  const isActive = document.document_status === 'active';
  const { onView, onArchive, onRestore, onMove, onDelete, onReadAgain } = handlers;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      <Button size="small" variant="outlined" onClick={() => onView(document)} aria-label={`View ${title}`}>
        View
      </Button>
      {mayReadAgain(document) && (
        <LoadingButton
          size="small"
          loading={isChanging}
          onClick={() => onReadAgain(document)}
          aria-label={`Read ${title} again`}
        >
          Read again
        </LoadingButton>
      )}
      <Button size="small" disabled={isChanging} onClick={() => onMove(document)} aria-label={`Move ${title}`}>
        Move
      </Button>
      <LoadingButton
        size="small"
        loading={isChanging}
        onClick={() => (isActive ? onArchive : onRestore)(document)}
        aria-label={`${isActive ? 'Archive' : 'Restore'} ${title}`}
      >
        {isActive ? 'Archive' : 'Restore'}
      </LoadingButton>
      {mayDelete(document) && (
        <Button
          size="small"
          color="error"
          disabled={isChanging}
          onClick={() => onDelete(document)}
          aria-label={`Delete ${title}`}
        >
          Delete
        </Button>
      )}
    </Box>
  );
}
