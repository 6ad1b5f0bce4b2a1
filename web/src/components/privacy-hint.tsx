import { personalWords } from '@trialdesk/contract/personal-words';
import FormHelperText from '@mui/material/FormHelperText';

interface PrivacyHintProps {
  id: string;
  /** As typed. */
  text: string;
}

/** Under a field for a question: what not to send, and words in it that seem to be that. */
export function PrivacyHint({ id, text }: PrivacyHintProps) {
  const found = personalWords(text);
  return (
    <FormHelperText id={id} role="status" error={found.length > 0} sx={{ mx: 1.75 }}>
      {found.length > 0
        ? `Remove what identifies a participant: ${found.map((words) => `“${words}”`).join(', ')}.`
        : 'Do not include names, dates of birth or anything else that identifies a participant.'}
    </FormHelperText>
  );
}
