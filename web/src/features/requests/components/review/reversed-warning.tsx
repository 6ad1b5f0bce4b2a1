import Alert from '@mui/material/Alert';
import type { RequestQuery } from '@trialdesk/contract/entities/request';
import type { CitingText } from './document-doubts.ts';
import { useReversedStatements } from './use-reversed-statements.ts';

interface ReversedWarningProps {
  query: RequestQuery;
  /** What would be sent. */
  response: CitingText;
}

/** Reminds beside Send of what the editor names. */
export function ReversedWarning({ query, response }: ReversedWarningProps) {
  if (useReversedStatements(query, response).length === 0) return null;
  return (
    <Alert severity="warning" sx={{ borderRadius: 0 }}>
      A statement seems to say the opposite of what it cites. Check before sending.
    </Alert>
  );
}
