import { identifyingWords } from '@trialdesk/contract/identifying-words';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';

interface IdentifyingNoticeProps {
  /** What is to be shared. */
  texts: readonly string[];
  /** Of who asked and of their site. */
  names: readonly string[];
}

/** Names the words that may say who asked, while there are any. */
export function IdentifyingNotice({ texts, names }: IdentifyingNoticeProps) {
  const words = identifyingWords(texts.join('\n'), names);
  return (
    <Box role="status" sx={{ '&:empty': { display: 'none' } }}>
      {words.length > 0 && (
        <Alert severity="warning" role="presentation" sx={{ overflowWrap: 'anywhere' }}>
          May say who asked: {words.map((each) => `“${each}”`).join(', ')}
        </Alert>
      )}
    </Box>
  );
}
