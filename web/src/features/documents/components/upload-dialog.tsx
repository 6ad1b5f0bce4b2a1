import { DEMO_STUDY } from '@trialdesk/contract/entities/site';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useId, useState } from 'react';
import type { StudyName } from '../api/use-studies.ts';
import { IN_PLACE_MENU } from '../../../components/in-place-menu.ts';
import { DropZone } from './drop-zone.tsx';
import { isToBeSent } from './upload-item.ts';
import { UploadList } from './upload-list.tsx';
import { useUploads } from './use-uploads.ts';

/** A select needs a value of its own for "none". */
const ALL = '';

interface UploadDialogProps {
  studies: readonly StudyName[];
  onClose: () => void;
}

/** Chooses PDFs, and the study they belong to, and sends them. */
export function UploadDialog({ studies, onClose }: UploadDialogProps) {
  const [studyId, setStudyId] = useState(ALL);
  const { items, isSending, add, remove, send } = useUploads();
  const titleId = useId();
  const selectId = useId();

  const upload = async () => {
    if (await send(studyId)) onClose();
  };

  return (
    <Dialog open onClose={isSending ? undefined : onClose} fullWidth maxWidth="sm" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>Upload Document</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <DropZone isDisabled={isSending} onFiles={add} />
        {items.length > 0 && <UploadList items={items} isSending={isSending} onRemove={remove} />}
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
        <Button onClick={onClose}>Cancel</Button>
        <Button
          variant="contained"
          loading={isSending}
          disabled={!items.some(isToBeSent)}
          onClick={() => void upload()}
        >
          Upload
        </Button>
      </DialogActions>
    </Dialog>
  );
}
