import { SEAL_SENTENCES } from '@trialdesk/contract/entities/seal';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useSealCheck } from '../lib/use-seal-check.ts';

interface SealLineProps {
  requestId: string;
  queryId: string;
}

/** Whether a sent answer is still what was sent. */
export function SealLine(props: SealLineProps) {
  const check = useSealCheck(props.requestId, props.queryId);
  if (check.status === 'broken') return <BrokenSeal />;
  return (
    <Box aria-live="off" sx={{ fontSize: '0.8125rem', color: 'text.secondary' }}>
      {check.status === 'failed' ? (
        <>
          The seal could not be checked.{' '}
          <Link component="button" type="button" onClick={check.retry} sx={{ verticalAlign: 'baseline' }}>
            Try Again
          </Link>
        </>
      ) : (
        TEXT[check.status]
      )}
    </Box>
  );
}

const TEXT = { loading: 'Checking the seal…', ...SEAL_SENTENCES };

function BrokenSeal() {
  return (
    <Alert severity="error" sx={{ mt: 1 }}>
      {SEAL_SENTENCES.broken} Do not rely on this answer until an Administrator has compared it with the audit trail.
    </Alert>
  );
}
