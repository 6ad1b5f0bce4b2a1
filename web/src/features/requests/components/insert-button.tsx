import type { PossiblePassage } from '@trialdesk/contract/entities/draft';
import Add from '@mui/icons-material/AddOutlined';
import Button from '@mui/material/Button';

interface InsertButtonProps {
  passage: PossiblePassage;
  onInsert: (passage: PossiblePassage) => void;
}

/** Adds a passage and its number to the response. */
export function InsertButton({ passage, onInsert }: InsertButtonProps) {
  return (
    <Button
      size="small"
      variant="outlined"
      startIcon={<Add />}
      aria-label={`Insert passage ${passage.number} into the response`}
      onClick={() => onInsert(passage)}
    >
      Insert
    </Button>
  );
}
