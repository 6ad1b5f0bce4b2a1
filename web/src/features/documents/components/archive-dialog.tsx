import { bareName } from '@trialdesk/contract/document-name';
import type { StudyDocument } from '@trialdesk/contract/entities/document';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';

interface ArchiveDialogProps {
  document: StudyDocument;
  onCancel: () => void;
  onConfirm: () => void;
}

export function ArchiveDialog({ document, onCancel, onConfirm }: ArchiveDialogProps) {
  const titleId = useId();
  return (
    <Dialog open onClose={onCancel} aria-labelledby={titleId}>
      <DialogTitle id={titleId}>Archive Document</DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ overflowWrap: 'anywhere' }}>
          Archive “{bareName(document.name)}”? The document will no longer be used to train the model to provide
          answers. It can be restored from the archived tab.
        </DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button onClick={onCancel}>Cancel</Button>
        <Button variant="contained" autoFocus onClick={onConfirm}>
          Archive
        </Button>
      </DialogActions>
    </Dialog>
  );
}
