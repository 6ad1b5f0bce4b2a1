import { citationMark } from '@trialdesk/contract/citation-marks';
import type { RequestQuery } from '@trialdesk/contract/entities/request';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { rebaseEdit, currentText, type ResponseEdit } from './response-edit.ts';

interface ConflictNoticeProps {
  query: RequestQuery;
  mine: ResponseEdit;
  onKeepMine: (kept: ResponseEdit) => void;
  onUseTheirs: () => void;
}

/** Shows the newer text next to the reviewer's own and lets the reviewer choose. */
export function ConflictNotice({ query, mine, onKeepMine, onUseTheirs }: ConflictNoticeProps) {
  const { edit } = query;
  const kept = rebaseEdit(mine, query);
  return (
    <Alert severity="warning">
      <AlertTitle>
        {edit ? `${edit.saved_by.name} saved a newer version` : 'The draft changed while you were writing'}
      </AlertTitle>
      Your text is still in the editor. {edit ? 'Theirs:' : 'The new draft:'}
      <Box sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', my: 1.5, p: 1.5, border: 1, borderRadius: '8px' }}>
        {currentText(query)}
      </Box>
      {kept.dropped.length > 0 && (
        <Box sx={{ mb: 1.5 }}>
          Your text refers to {kept.dropped.map(citationMark).join(', ')}, which is no longer cited. Keeping your text
          removes the number.
        </Box>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button size="small" color="inherit" variant="outlined" onClick={() => onKeepMine(kept.edit)}>
          Keep my text
        </Button>
        <Button size="small" color="inherit" variant="outlined" onClick={onUseTheirs}>
          {edit ? 'Use their text' : 'Use the new draft'}
        </Button>
      </Box>
    </Alert>
  );
}
