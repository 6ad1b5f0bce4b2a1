import type { PossiblePassage } from '@trialdesk/contract/entities/draft';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Box from '@mui/material/Box';
import { InsertButton } from '../insert-button.tsx';

interface SentChoiceProps {
  passage: PossiblePassage;
  /** Whether the text refers to it. */
  isCited: boolean;
  isSent: boolean;
  onChange: (isSent: boolean) => void;
  /** Absent when the response cannot be edited. */
  onInsert: ((passage: PossiblePassage) => void) | undefined;
}

/** Whether a citation goes to the site with the answer; one that the text does not refer to never does. */
export function SentChoice({ passage, isCited, isSent, onChange, onInsert }: SentChoiceProps) {
  if (!isCited) {
    return (
      <Box sx={{ display: 'grid', justifyItems: 'start', gap: 0.75, mt: 0.75, fontSize: '0.875rem' }}>
        The text does not refer to it, so it is not sent.
        {onInsert && <InsertButton {...{ passage, onInsert }} />}
      </Box>
    );
  }
  return (
    <FormControlLabel
      label="Send with the answer"
      slotProps={{ typography: { variant: 'body2' } }}
      sx={{ mt: 0.5, ml: -1 }}
      control={
        <Checkbox
          size="small"
          checked={isSent}
          slotProps={{ input: { 'aria-label': `Send with the answer: citation ${passage.number}` } }}
          onChange={(_event, checked) => onChange(checked)}
        />
      }
    />
  );
}
