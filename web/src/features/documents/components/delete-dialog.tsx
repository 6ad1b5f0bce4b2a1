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

interface DeleteDialogProps {
  document: StudyDocument;
  isSaving: boolean;
  onCancel: () => void;
  onConfirm: (reason: string) => void;
}

export function DeleteDialog({ document, isSaving, onCancel, onConfirm }: DeleteDialogProps) {
  const titleId = useId();
  const [reason, setReason] = useState('');
  return (
    <Dialog open onClose={onCancel} aria-labelledby={titleId}>
      <DialogTitle id={titleId}>Delete Document</DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ overflowWrap: 'anywhere' }}>
          Delete “{bareName(document.name)}” and its file? It could not be read, so no answer rests on it. The audit
          trail keeps a record of it.
        </DialogContentText>
        <ReasonField value={reason} onChange={setReason} />
      </DialogContent>
      <DialogActions>
        <Button onClick={onCancel}>Cancel</Button>
        <LoadingButton variant="contained" loading={isSaving} color="error" autoFocus onClick={() => onConfirm(reason)}>
          Delete
        </LoadingButton>
      </DialogActions>
    </Dialog>
  );
}
