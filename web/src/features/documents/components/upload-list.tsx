import Close from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import LinearProgress from '@mui/material/LinearProgress';
import { sizeText, type UploadItem } from './upload-item.ts';

interface UploadListProps {
  items: readonly UploadItem[];
  isSending: boolean;
  onRemove: (id: string) => void;
}

/** The chosen files, how far each is, and why one was refused. */
export function UploadList({ items, isSending, onRemove }: UploadListProps) {
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

function Progress({ item: { file, progress } }: { item: UploadItem }) {
  const quiet = { color: 'text.secondary', fontSize: '0.8125rem' };
  switch (progress.state) {
    case 'chosen':
      return <Box sx={quiet}>{sizeText(file.size)}</Box>;
    case 'refused':
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
