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
import type { Named } from '../../../lib/sites-and-studies.ts';
import { StudyChoice, type ChosenStudy } from './study-choice.tsx';

interface MoveDialogProps {
  document: StudyDocument;
  studies: readonly Named[];
  isSaving: boolean;
  onCancel: () => void;
  onConfirm: (studyId: string | null, reason: string) => void;
}

export function MoveDialog({ document, studies, isSaving, onCancel, onConfirm }: MoveDialogProps) {
  const titleId = useId();
  const [study, setStudy] = useState<ChosenStudy>(document.study_id);
  const [reason, setReason] = useState('');
  const isMoved = study !== undefined && study !== document.study_id;
  return (
    <Dialog open onClose={onCancel} fullWidth maxWidth="sm" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>Move to Another Study</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <DialogContentText sx={{ overflowWrap: 'anywhere', mb: 1.5 }}>
          “{bareName(document.name)}” will answer questions of the study you choose, and of no other. Drafts that
          searched it before are marked as out of date. Answers that were sent keep their citations.
        </DialogContentText>
        <StudyChoice value={study} studies={studies} onChange={setStudy} />
        <ReasonField value={reason} onChange={setReason} />
      </DialogContent>
      <DialogActions>
        <Button onClick={onCancel}>Cancel</Button>
        <LoadingButton
          variant="contained"
          loading={isSaving}
          disabled={!isMoved}
          onClick={() => study !== undefined && onConfirm(study, reason)}
        >
          Move
        </LoadingButton>
      </DialogActions>
    </Dialog>
  );
}
