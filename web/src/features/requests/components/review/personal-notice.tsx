import { personalWords } from '@trialdesk/contract/personal-words';
import Alert from '@mui/material/Alert';

/** Names words of a site that seem to say who a participant is, so that no answer repeats them. */
export function PersonalNotice({ texts }: { texts: readonly string[] }) {
  const found = [...new Set(texts.flatMap(personalWords))];
  if (found.length === 0) return null;
  return (
    <Alert severity="warning" role="note" sx={{ overflowWrap: 'anywhere' }}>
      The question may identify a participant: {found.map((words) => `“${words}”`).join(', ')}. Leave this out of the
      answer, and ask the site not to send such details.
    </Alert>
  );
}
