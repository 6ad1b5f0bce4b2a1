import { placeholder, PLACEHOLDERS, type PlaceholderName } from '@trialdesk/contract/placeholders';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { insertText, textArea } from './insert-text.ts';

const NAMES = Object.keys(PLACEHOLDERS) as PlaceholderName[];

interface PlaceholderChipsProps {
  /** Id of the text area. */
  fieldId: string;
}

/** Placeholders, each put where the caret is. */
export function PlaceholderChips({ fieldId }: PlaceholderChipsProps) {
  const insert = (name: PlaceholderName) => {
    const field = textArea(fieldId);
    if (field) insertText(field, [field.selectionStart, field.selectionEnd], placeholder(name));
  };
  return (
    <Box role="group" aria-label="Placeholders" sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75 }}>
      {NAMES.map((name) => (
        <Chip
          key={name}
          size="small"
          variant="outlined"
          label={placeholder(name)}
          title={PLACEHOLDERS[name]}
          aria-label={`Insert ${placeholder(name)}: ${PLACEHOLDERS[name]}`}
          onClick={() => insert(name)}
        />
      ))}
    </Box>
  );
}
