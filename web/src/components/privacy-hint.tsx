import { personalWords } from '@trialdesk/contract/personal-words';
import FormHelperText from '@mui/material/FormHelperText';

interface PrivacyHintProps {
  id: string;
  /** As typed. */
  text: string;
  /** Shown while nothing is found; nothing unless given. */
  advice?: string;
}

export const LEAVE_OUT = 'Do not include names, dates of birth or anything else that identifies a participant.';

/** Under a field for words of a site: what not to send, and words in it that seem to be that. */
export function PrivacyHint({ id, text, advice }: PrivacyHintProps) {
  const found = personalWords(text);
  const shown =
    found.length > 0
      ? `Remove what identifies a participant: ${found.map((words) => `“${words}”`).join(', ')}.`
      : advice;
  return (
    <FormHelperText id={id} role="status" error={found.length > 0} sx={{ mx: 1.75, ...(!shown && { m: 0 }) }}>
      {shown}
    </FormHelperText>
  );
}
