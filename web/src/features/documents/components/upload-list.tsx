import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import type { StudyDocument } from '@trialdesk/contract/entities/document';
import type { KeptUpload } from '../api/kept-uploads.ts';
import type { Succession } from './document-versions.ts';
import { UploadRow } from './upload-row.tsx';
import { isPending, sentText, sizeText, type UploadItem } from './upload-item.ts';
import type { ItemChange } from './use-uploads.ts';
import { VersionFields } from './version-fields.tsx';

interface UploadListProps {
  items: readonly UploadItem[];
  interrupted: readonly KeptUpload[];
  isSending: boolean;
  /** Of the chosen study. */
  documents: readonly StudyDocument[];
  succession: (item: UploadItem) => Succession;
  /** Where a file goes or went; null before a study is chosen. */
  studyOf: (item: UploadItem) => string | null;
  onRemove: (id: string) => void;
  onChange: (id: string, change: ItemChange) => void;
}

/** The chosen files with progress and errors, and uploads that wait for their file. */
export function UploadList(props: UploadListProps) {
  const { items, interrupted, isSending, documents, succession, studyOf, onRemove, onChange } = props;
  return (
    <Box component="ul" aria-label="Files" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
      {interrupted.map(({ key, name, sent, size }) => (
        <UploadRow key={key} name={name} remove={{ label: `Cancel ${name}`, onClick: () => onRemove(key) }}>
          <Box sx={{ color: 'var(--td-attention)', fontSize: '0.8125rem' }}>
            {sentText(sent, size)} sent. Choose the file again to continue.
          </Box>
        </UploadRow>
      ))}
      {items.map((item) => {
        const { id, file, progress, resumed } = item;
        const isRunning = progress.state === 'sending';
        const label = `${isRunning ? 'Cancel' : 'Remove'} ${file.name}`;
        const canRemove = progress.state !== 'done' && (!isSending || isRunning);
        return (
          <UploadRow key={id} name={file.name} remove={canRemove ? { label, onClick: () => onRemove(id) } : null}>
            <Progress item={item} />
            {!resumed && progress.state !== 'rejected' && (
              <Box sx={{ fontSize: '0.8125rem', color: 'text.secondary' }}>
                Study: {studyOf(item) ?? 'not selected yet'}
              </Box>
            )}
            {!isSending && isPending(item) && !resumed && (
              <VersionFields
                {...{ item, documents }}
                succession={succession(item)}
                onChange={(changed) => onChange(id, changed)}
              />
            )}
          </UploadRow>
        );
      })}
    </Box>
  );
}

function Progress({ item: { file, progress, resumed } }: { item: UploadItem }) {
  const muted = { color: 'text.secondary', fontSize: '0.8125rem' };
  switch (progress.state) {
    case 'chosen':
      return (
        <Box sx={muted}>{resumed ? `Continues after ${sentText(resumed.sent, file.size)}` : sizeText(file.size)}</Box>
      );
    case 'rejected':
    case 'failed':
      return (
        <Box role="alert" sx={{ color: 'error.main', fontSize: '0.8125rem' }}>
          {progress.reason}
        </Box>
      );
    case 'sending':
      return (
        <>
          <LinearProgress
            variant="determinate"
            value={Math.round((progress.sent / file.size) * 100)}
            aria-label={`Uploading ${file.name}`}
            sx={{ my: 0.75, borderRadius: '8px' }}
          />
          <Box sx={muted}>{sentText(progress.sent, file.size)}</Box>
          <Box role="status" sx={muted}>
            {progress.isWaiting && 'No connection. The upload continues by itself.'}
          </Box>
        </>
      );
    case 'done':
      return <Box sx={{ color: 'success.main', fontSize: '0.8125rem' }}>Uploaded</Box>;
  }
}
