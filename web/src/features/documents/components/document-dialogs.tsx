import type { StudyDocument } from '@trialdesk/contract/entities/document';
import { DocumentDialog } from '../../../components/pdf-viewer/document-dialog.tsx';
import type { Named } from '../../../lib/sites-and-studies.ts';
import { ArchiveDialog } from './archive-dialog.tsx';
import { DeleteDialog } from './delete-dialog.tsx';
import { MoveDialog } from './move-dialog.tsx';

export interface OpenDialog {
  kind: 'view' | 'archive' | 'move' | 'delete';
  document: StudyDocument;
}

interface DocumentDialogsProps {
  open: OpenDialog;
  studies: readonly Named[];
  /** While a change of the document is under way; its dialog stays open until it has succeeded. */
  isSaving: boolean;
  onClose: () => void;
  onArchive: (document: StudyDocument, reason: string) => void;
  onMove: (document: StudyDocument, studyId: string | null, reason: string) => void;
  onDelete: (document: StudyDocument, reason: string) => void;
}

export function DocumentDialogs({
  open,
  studies,
  isSaving,
  onClose,
  onArchive,
  onMove,
  onDelete,
}: DocumentDialogsProps) {
  const { kind, document } = open;
  switch (kind) {
    case 'view':
      return <DocumentDialog id={document.id} name={document.name} onClose={onClose} />;
    case 'archive':
      return (
        <ArchiveDialog
          {...{ document, isSaving }}
          onCancel={onClose}
          onConfirm={(reason) => onArchive(document, reason)}
        />
      );
    case 'delete':
      return (
        <DeleteDialog
          {...{ document, isSaving }}
          onCancel={onClose}
          onConfirm={(reason) => onDelete(document, reason)}
        />
      );
    case 'move':
      return (
        <MoveDialog
          {...{ document, studies, isSaving }}
          onCancel={onClose}
          onConfirm={(studyId, reason) => onMove(document, studyId, reason)}
        />
      );
  }
}
