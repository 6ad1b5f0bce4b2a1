import type { StudyGlance } from '@trialdesk/contract/replies/study-facts';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { IN_PLACE_MENU } from '../../../components/in-place-menu.ts';
import type { OtherWords } from './review-choice.ts';

interface OtherWordsFieldsProps {
  documents: StudyGlance['documents'];
  words: OtherWords;
  setWords: (words: OtherWords) => void;
}

/** Document, page and the words on it. */
export function OtherWordsFields({ documents, words, setWords }: OtherWordsFieldsProps) {
  return (
    <Box sx={{ display: 'grid', gap: 2, mt: 1, gridTemplateColumns: { sm: '1fr 120px' } }}>
      <TextField
        select
        size="small"
        label="Document"
        value={words.documentId}
        onChange={(event) => setWords({ ...words, documentId: event.target.value })}
        slotProps={{ select: { MenuProps: IN_PLACE_MENU } }}
      >
        {documents.map(({ id, name }) => (
          <MenuItem key={id} value={id}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        size="small"
        label="Page"
        value={words.page}
        onChange={(event) => setWords({ ...words, page: event.target.value })}
        slotProps={{ htmlInput: { inputMode: 'numeric' } }}
      />
      <TextField
        multiline
        minRows={3}
        label="Words on that page"
        value={words.text}
        onChange={(event) => setWords({ ...words, text: event.target.value })}
        helperText="Copied from the page, word for word."
        sx={{ gridColumn: '1 / -1' }}
      />
    </Box>
  );
}
