import type { RequestQuery } from '@trialdesk/contract/entities/request';
import Box from '@mui/material/Box';
import { DateTime } from '../../../../components/date-time.tsx';
import { SealLine } from '../../../../components/seal-line.tsx';
import { SignatureLine } from '../../../../components/signature-line.tsx';
import type { ShownAnswer } from '../shown-answer.ts';

interface AttributionProps {
  requestId: string;
  query: RequestQuery;
  answer: ShownAnswer | null;
}

/** Who sent or edited the shown answer, and when. */
export function Attribution({ requestId, query: { id, edit, sent }, answer }: AttributionProps) {
  if (answer?.kind === 'edited' && edit) return <ByLine verb="Edited" name={edit.saved_by.name} at={edit.saved_at} />;
  if (answer?.kind !== 'sent' || !sent) return null;
  return (
    <div>
      {!sent.signature && <ByLine verb="Sent" name={sent.sent_by.name} at={sent.sent_at} />}
      <SignatureLine answer={sent} />
      <SealLine requestId={requestId} queryId={id} />
    </div>
  );
}

function ByLine({ verb, name, at }: { verb: string; name: string; at: string }) {
  return (
    <Box sx={{ fontSize: '0.8125rem', color: 'text.secondary' }}>
      {verb} by {name} · <DateTime at={at} />
    </Box>
  );
}
