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
import type { StudyName } from '../api/use-studies.ts';
import { namesakeOf } from './document-versions.ts';
import { DropZone } from './drop-zone.tsx';
import { isToBeSent, type UploadItem } from './upload-item.ts';
import { UploadList } from './upload-list.tsx';
import { useUploads } from './use-uploads.ts';

/** A select needs a value of its own for "none". */
const ALL = '';

interface UploadDialogProps {
  studies: readonly StudyName[];
  documents: readonly StudyDocument[];
  onClose: () => void;
}

/** Chooses PDFs, and the study they belong to, and sends them. */
export function UploadDialog({ studies, documents, onClose }: UploadDialogProps) {
  const [studyId, setStudyId] = useState(ALL);
  const { items, isSending, add, remove, keepBoth, send } = useUploads();
  const titleId = useId();
  const selectId = useId();

  const namesakeIn = ({ file }: UploadItem) => namesakeOf(file.name, studyId || null, documents);
  const upload = async () => {
    const replaces = (item: UploadItem) => {
      const namesake = namesakeIn(item);
      return namesake.state === 'replaceable' && !item.keepsBoth ? namesake.document.id : null;
    };
    if (await send({ studyId, replaces })) onClose();
  };

  return (
    <Dialog
      open
      // A slip, Escape or a click beside the dialog, must not throw away what was chosen.
      onClose={() => items.length === 0 && onClose()}
      fullWidth
      maxWidth="sm"
      aria-labelledby={titleId}
    >
      <DialogTitle id={titleId}>Upload Document</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <DropZone isDisabled={isSending} onFiles={add} />
        {items.length > 0 && (
          <UploadList {...{ items, isSending, namesakeIn }} onRemove={remove} onKeepBoth={keepBoth} />
        )}
        <TextField
          select
          id={selectId}
          label="Study"
          value={studyId}
          disabled={isSending}
          onChange={(event) => setStudyId(event.target.value)}
          helperText="A document of all studies is searched for every question."
          slotProps={{
            inputLabel: { shrink: true },
            select: { displayEmpty: true, ...IN_PLACE_MENU },
          }}
        >
          <MenuItem value={ALL}>All studies</MenuItem>
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
          disabled={!items.some(isToBeSent)}
          onClick={() => void upload()}
        >
          Upload
        </LoadingButton>
      </DialogActions>
    </Dialog>
  );
}
