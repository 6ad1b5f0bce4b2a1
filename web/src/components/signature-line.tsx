import type { SentAnswer } from '@trialdesk/contract/entities/request';
import Box from '@mui/material/Box';
import { DateTime } from './date-time.tsx';

interface SignatureLineProps {
  answer: Pick<SentAnswer, 'signature' | 'sent_at'>;
}

/** Printed name, role, time with zone and meaning of the signature on a sent answer. */
export function SignatureLine({ answer: { signature, sent_at } }: SignatureLineProps) {
  if (!signature) {
    return (
      <Box sx={LINE}>
        <DateTime at={sent_at} withZone /> · Sent before answers were signed: no signature on record.
      </Box>
    );
  }
  return (
    <Box sx={LINE}>
      {signature.meaning} by <bdi>{signature.name}</bdi>, {signature.role} ·{' '}
      <DateTime at={signature.signed_at} withZone />
    </Box>
  );
}

const LINE = { fontSize: '0.8125rem', color: 'text.secondary', overflowWrap: 'anywhere' } as const;
