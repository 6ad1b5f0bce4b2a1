import { personalWords } from '@trialdesk/contract/personal-words';
import Box from '@mui/material/Box';

interface FoundWordsProps {
  text: string;
  /** Without such words. */
  advice: string;
}

/** Asks to remove words that seem to say who a participant is. */
export function FoundWords({ text, advice }: FoundWordsProps) {
  const found = personalWords(text);
  if (found.length === 0) return advice;
  return (
    <Box component="span" sx={{ color: 'error.main' }}>
      Remove what identifies a participant: {found.map((words) => `“${words}”`).join(', ')}.
    </Box>
  );
}
