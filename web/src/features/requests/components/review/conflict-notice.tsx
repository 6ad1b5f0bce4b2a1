import { citationMark } from '@trialdesk/contract/citation-marks';
import type { RequestQuery } from '@trialdesk/contract/entities/request';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { keepText, standingText, type ResponseEdit } from './response-edit.ts';

interface ConflictNoticeProps {
  query: RequestQuery;
  /** What this reviewer has written. */
  mine: ResponseEdit;
  onKeepMine: (kept: ResponseEdit) => void;
  onUseTheirs: () => void;
}

/** The text has changed under the reviewer's hands: both are shown, and the reviewer chooses. */
export function ConflictNotice({ query, mine, onKeepMine, onUseTheirs }: ConflictNoticeProps) {
  const { edit } = query;
  const kept = keepText(mine, query);
  return (
    <Alert severity="warning">
      <AlertTitle>
        {edit ? `${edit.saved_by.name} has saved another response` : 'The draft has changed while you were writing'}
      </AlertTitle>
      Your text stands in the editor. This is the other one:
      <Box sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', my: 1.5, p: 1.5, border: 1, borderRadius: '8px' }}>
        {standingText(query)}
      </Box>
      {kept.lost.length > 0 && (
        <Box sx={{ mb: 1.5 }}>
          Your text refers to {kept.lost.map(citationMark).join(', ')}, which is no longer cited; keeping your text
          takes the number out of it.
        </Box>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button size="small" color="inherit" variant="outlined" onClick={() => onKeepMine(kept.edit)}>
          Keep my text
        </Button>
        <Button size="small" color="inherit" variant="outlined" onClick={onUseTheirs}>
          Use the other text
        </Button>
      </Box>
    </Alert>
  );
}
