import { bareName } from '@trialdesk/contract/document-name';
import type { StudyDocument } from '@trialdesk/contract/entities/document';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, useState } from 'react';
import { LoadingButton } from '../../../components/loading-button.tsx';
import { ReasonField } from '../../../components/reason-field.tsx';

interface ArchiveDialogProps {
  document: StudyDocument;
  isSaving: boolean;
  onCancel: () => void;
  onConfirm: (reason: string) => void;
}

export function ArchiveDialog({ document, isSaving, onCancel, onConfirm }: ArchiveDialogProps) {
  const titleId = useId();
  const [reason, setReason] = useState('');
  return (
    <Dialog open onClose={onCancel} aria-labelledby={titleId}>
      <DialogTitle id={titleId}>Archive Document</DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ overflowWrap: 'anywhere' }}>
          Archive “{bareName(document.name)}”? The document will no longer be used to train the model to provide
          answers. It can be restored from the archived tab.
        </DialogContentText>
        <ReasonField value={reason} onChange={setReason} />
      </DialogContent>
      <DialogActions>
        <Button onClick={onCancel}>Cancel</Button>
        <LoadingButton variant="contained" loading={isSaving} autoFocus onClick={() => onConfirm(reason)}>
          Archive
        </LoadingButton>
      </DialogActions>
    </Dialog>
  );
}
