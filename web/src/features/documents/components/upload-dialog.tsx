import type { StudyDocument } from '@trialdesk/contract/entities/document';
import { DEMO_STUDY } from '@trialdesk/contract/entities/site';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useId, useState } from 'react';
import { IN_PLACE_MENU } from '../../../components/in-place-menu.ts';
import { LoadingButton } from '../../../components/loading-button.tsx';
import type { Named } from '../../../lib/sites-and-studies.ts';
import { findExistingVersion } from './document-versions.ts';
import { DropZone } from './drop-zone.tsx';
import { isPending, type UploadItem } from './upload-item.ts';
import { UploadList } from './upload-list.tsx';
import { useUploads } from './use-uploads.ts';

/** Value for "no study", since a select needs one. */
const ALL_STUDIES = '';

interface UploadDialogProps {
  studies: readonly Named[];
  documents: readonly StudyDocument[];
  onClose: () => void;
}

export function UploadDialog({ studies, documents, onClose }: UploadDialogProps) {
  const [studyId, setStudyId] = useState(ALL_STUDIES);
  const { items, isSending, add, remove, keepBoth, send } = useUploads();
  const titleId = useId();
  const selectId = useId();

  const existingVersionOf = ({ file }: UploadItem) => findExistingVersion(file.name, studyId || null, documents);
  const upload = async () => {
    const replaces = (item: UploadItem) => {
      const existing = existingVersionOf(item);
      return existing.state === 'replaceable' && !item.keepsBoth ? existing.document.id : null;
    };
    if (await send({ studyId, replaces })) onClose();
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
      <DialogContent sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <DropZone isDisabled={isSending} onFiles={add} />
        {items.length > 0 && (
          <UploadList {...{ items, isSending, existingVersionOf }} onRemove={remove} onKeepBoth={keepBoth} />
        )}
        <TextField
          select
          id={selectId}
          label="Study"
          value={studyId}
          disabled={isSending}
          onChange={(event) => setStudyId(event.target.value)}
          helperText="Documents for all studies are searched for every question."
          slotProps={{
            inputLabel: { shrink: true },
            select: { displayEmpty: true, ...IN_PLACE_MENU },
          }}
        >
          <MenuItem value={ALL_STUDIES}>All studies</MenuItem>
          {studies
            .filter(({ name }) => name !== DEMO_STUDY)
            .map(({ id, name }) => (
              <MenuItem key={id} value={id}>
                {name}
              </MenuItem>
            ))}
        </TextField>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>
          {items.some(({ progress }) => progress.state === 'done') ? 'Close' : 'Cancel'}
        </Button>
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
