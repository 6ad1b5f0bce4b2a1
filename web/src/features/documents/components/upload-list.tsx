import Close from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import IconButton from '@mui/material/IconButton';
import LinearProgress from '@mui/material/LinearProgress';
import { versionText, type ExistingVersion } from './document-versions.ts';
import { isPending, sizeText, type UploadItem } from './upload-item.ts';

interface UploadListProps {
  items: readonly UploadItem[];
  isSending: boolean;
  /** The existing document of the same name in the selected study. */
  existingVersionOf: (item: UploadItem) => ExistingVersion;
  onRemove: (id: string) => void;
  onKeepBoth: (id: string, keepsBoth: boolean) => void;
}

/** The chosen files with progress and errors. */
export function UploadList({ items, isSending, existingVersionOf, onRemove, onKeepBoth }: UploadListProps) {
  return (
    <Box component="ul" aria-label="Files" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
      {items.map((item) => (
        <Box
          component="li"
          key={item.id}
          sx={{
            display: 'flex',
            alignItems: 'center',
            gap: 1,
            px: 1.5,
            py: 1,
            border: 1,
            borderColor: 'divider',
            borderRadius: '8px',
          }}
        >
          <Box sx={{ flex: 1, minWidth: 0, fontSize: '0.875rem', overflowWrap: 'anywhere' }}>
            <Box sx={{ fontWeight: 600 }}>{item.file.name}</Box>
            <Progress item={item} />
            {!isSending && isPending(item) && (
              <VersionNote
                item={item}
                existing={existingVersionOf(item)}
                onKeepBoth={(keeps) => onKeepBoth(item.id, keeps)}
              />
            )}
          </Box>
          {!isSending && item.progress.state !== 'done' && (
            <IconButton size="small" aria-label={`Remove ${item.file.name}`} onClick={() => onRemove(item.id)}>
              <Close fontSize="small" />
            </IconButton>
          )}
        </Box>
      ))}
    </Box>
  );
}

interface VersionNoteProps {
  item: UploadItem;
  existing: ExistingVersion;
  onKeepBoth: (keepsBoth: boolean) => void;
}

/** Whether the file replaces the existing document, with the option to keep both. */
function VersionNote({ item, existing, onKeepBoth }: VersionNoteProps) {
  const note = { fontSize: '0.8125rem', mt: 0.5 };
  switch (existing.state) {
    case 'none':
      return null;
    case 'unread':
      return (
        <Box sx={{ ...note, color: 'text.secondary' }}>
          Version {existing.document.version} is still being processed and cannot be replaced yet. If you upload now,
          both are kept.
        </Box>
      );
    case 'replaceable': {
      const label = versionText(existing.document);
      return (
        <>
          <Box role="status" sx={{ ...note, color: 'var(--td-pending)', fontWeight: 600 }}>
            {item.keepsBoth ? `Used alongside ${label}` : `Replaces ${label}`}
          </Box>
          <FormControlLabel
            label="Keep both in use"
            slotProps={{ typography: { variant: 'body2' } }}
            control={
              <Checkbox
                size="small"
                checked={item.keepsBoth}
                slotProps={{ input: { 'aria-label': `Keep both in use: ${item.file.name}` } }}
                onChange={(_event, keepsBoth) => onKeepBoth(keepsBoth)}
              />
            }
          />
        </>
      );
    }
  }
}

function Progress({ item: { file, progress } }: { item: UploadItem }) {
  const muted = { color: 'text.secondary', fontSize: '0.8125rem' };
  switch (progress.state) {
    case 'chosen':
      return <Box sx={muted}>{sizeText(file.size)}</Box>;
    case 'rejected':
    case 'failed':
      return (
        <Box role="alert" sx={{ color: 'error.main', fontSize: '0.8125rem' }}>
          {progress.reason}
        </Box>
      );
    case 'sending':
      return (
        <LinearProgress
          variant="determinate"
          value={Math.round(progress.share * 100)}
          aria-label={`Uploading ${file.name}`}
          sx={{ my: 0.75, borderRadius: '8px' }}
        />
      );
    case 'done':
      return <Box sx={{ color: 'success.main', fontSize: '0.8125rem' }}>Uploaded</Box>;
  }
}
