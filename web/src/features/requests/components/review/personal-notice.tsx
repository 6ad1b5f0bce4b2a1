import { personalWords } from '@trialdesk/contract/personal-words';
import Alert from '@mui/material/Alert';

/** Names words of a question that seem to say who a participant is, so that no answer repeats them. */
export function PersonalNotice({ question }: { question: string }) {
  const found = [...new Set(personalWords(question))];
  if (found.length === 0) return null;
  return (
    <Alert severity="warning" role="note" sx={{ overflowWrap: 'anywhere' }}>
      The question may identify a participant: {found.map((words) => `“${words}”`).join(', ')}. Leave this out of the
      answer, and ask the site not to send such details.
    </Alert>
  );
}
