import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, useState } from 'react';
import { LoadingButton } from '../../../components/loading-button.tsx';
import type { Named } from '../../../lib/sites-and-studies.ts';
import type { UploadPlace } from '../api/upload.ts';
import { useStudyDocuments } from '../../../lib/use-study-documents.ts';
import { studyName } from './document-list.ts';
import { successionOf, type Succession } from './document-versions.ts';
import { DropZone } from './drop-zone.tsx';
import { StudyChoice, type ChosenStudy } from './study-choice.tsx';
import { isPending, type UploadItem } from './upload-item.ts';
import { UploadList } from './upload-list.tsx';
import { useUploads } from './use-uploads.ts';

interface UploadDialogProps {
  studies: readonly Named[];
  onClose: () => void;
}

export function UploadDialog({ studies, onClose }: UploadDialogProps) {
  const [study, setStudy] = useState<ChosenStudy>(undefined);
  const [error, setError] = useState<string | null>(null);
  const { items, interrupted, isSending, add, remove, change, send } = useUploads();
  const documents = useStudyDocuments(study);
  const titleId = useId();

  const succession = (item: UploadItem): Succession => successionOf(item, study, documents);
  const upload = async () => {
    // Interrupted uploads keep the study they were begun for.
    const needsStudy = items.some((item) => isPending(item) && !item.resumed);
    if (study === undefined && needsStudy) {
      setError('Please select a study, or all studies on purpose');
      return;
    }
    const placeOf = (item: UploadItem): UploadPlace => {
      const replaced = succession(item).replaced;
      const { label, effectiveDate } = item;
      return { studyId: study ?? '', replaces: replaced?.id ?? null, label: label.trim(), effectiveDate };
    };
    if (await send(placeOf)) onClose();
  };

  const cancel = () => {
    for (const { id, progress } of items) if (progress.state !== 'done') remove(id);
    onClose();
  };

  return (
    <Dialog
      open
      // Escape or a click outside must not discard the chosen files.
      onClose={() => items.length === 0 && onClose()}
      fullWidth
      maxWidth="sm"
      aria-labelledby={titleId}
    >
      <DialogTitle id={titleId}>Upload Document</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: 'minmax(0, 1fr)', '&&': { pt: 1 } }}>
        <StudyChoice
          {...{ studies, error }}
          value={study}
          isDisabled={isSending}
          onChange={(chosen) => {
            setStudy(chosen);
            setError(null);
          }}
        />
        <DropZone isDisabled={isSending} onFiles={add} />
        {items.length + interrupted.length > 0 && (
          <UploadList
            {...{ items, interrupted, isSending, documents, succession }}
            studyOf={({ sentTo, progress }) => {
              const isSent = progress.state === 'sending' || progress.state === 'done';
              const id = isSent && sentTo ? sentTo.studyId || null : study;
              return id === undefined ? null : studyName(id, studies);
            }}
            onRemove={remove}
            onChange={change}
          />
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={cancel}>{items.some(({ progress }) => progress.state === 'done') ? 'Close' : 'Cancel'}</Button>
        <LoadingButton
          variant="contained"
          loading={isSending}
          disabled={!items.some(isPending)}
          onClick={() => void upload()}
        >
          Upload
        </LoadingButton>
      </DialogActions>
    </Dialog>
  );
}
