import Edit from '@mui/icons-material/EditOutlined';
import Box from '@mui/material/Box';
import { useWriters } from '../api/use-writers.ts';
import { writingLabel } from './writing-label.ts';

interface WritingMarkProps {
  requestId: string;
}

/** In lists, on a request whose answer a colleague is writing. */
export function WritingMark({ requestId }: WritingMarkProps) {
  const label = writingLabel(useWriters(requestId));
  if (label === '') return null;
  return (
    <Box
      component="span"
      sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5, fontSize: '0.8125rem', color: 'primary.main' }}
    >
      <Edit sx={{ fontSize: '1rem' }} />
      {label}
    </Box>
  );
}

/** `WritingMark` where there is no room for words. */
export function WritingIcon({ requestId }: WritingMarkProps) {
  const label = writingLabel(useWriters(requestId));
  if (label === '') return null;
  return <Edit titleAccess={label} sx={{ fontSize: '1rem', color: 'primary.main', verticalAlign: 'text-bottom' }} />;
}
