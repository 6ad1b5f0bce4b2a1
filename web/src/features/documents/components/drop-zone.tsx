import CloudUpload from '@mui/icons-material/CloudUploadOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useDropzone } from 'react-dropzone';
import { LIMIT_IN_MB } from './upload-item.ts';

interface DropZoneProps {
  isDisabled: boolean;
  onFiles: (files: readonly File[]) => void;
}

/** Rejected files are passed on too: the list shows them with the reason. */
export function DropZone({ isDisabled, onFiles }: DropZoneProps) {
  const { getRootProps, getInputProps, open, isDragActive } = useDropzone({
    accept: { 'application/pdf': ['.pdf'] },
    disabled: isDisabled,
    noClick: true,
    noKeyboard: true,
    onDrop: (accepted, rejected) => onFiles([...accepted, ...rejected.map(({ file }) => file)]),
  });
  return (
    <Box
      {...getRootProps()}
      role="presentation"
      sx={{
        display: 'grid',
        justifyItems: 'center',
        gap: 1,
        p: 3,
        textAlign: 'center',
        border: '1.5px dashed',
        borderColor: isDragActive ? 'primary.main' : 'divider',
        borderRadius: '12px',
        bgcolor: isDragActive ? 'var(--td-primary-soft)' : 'var(--td-raised)',
      }}
    >
      <input {...getInputProps({ 'aria-label': 'PDF files' })} />
      <CloudUpload aria-hidden sx={{ color: 'primary.main' }} />
      <Typography sx={{ fontWeight: 600 }}>Drop PDF files here</Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        Only PDF files are supported. Up to {LIMIT_IN_MB} MB each.
      </Typography>
      <Button variant="outlined" size="small" disabled={isDisabled} onClick={open}>
        Choose files
      </Button>
    </Box>
  );
}
