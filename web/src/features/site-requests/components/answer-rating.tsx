import type { SiteQuery } from '@trialdesk/contract/entities/request';
import { LIMITS } from '@trialdesk/contract/limits';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useId, useState } from 'react';
import { LoadingButton } from '../../../components/loading-button.tsx';
import { useToast } from '../../../components/toast/use-toast.ts';
import { useMember } from '../../../lib/session/session-context.ts';
import { rateAnswer } from '../api/own-question.ts';

interface AnswerRatingProps {
  requestId: string;
  query: SiteQuery;
}

/** Asks whether an answer was helpful: one click, a reason if one likes. */
export function AnswerRating({ requestId, query }: AnswerRatingProps) {
  const { user_id } = useMember();
  const own = query.feedback?.find(({ by }) => by.id === user_id) ?? null;
  const [sending, setSending] = useState<boolean | null>(null);
  const [reason, setReason] = useState<string | null>(null);
  const toast = useToast();
  const labelId = useId();
  const written = reason ?? own?.reason ?? '';

  async function rate(helpful: boolean, why: string) {
    setSending(helpful);
    try {
      await rateAnswer({ requestId, queryId: query.id }, { helpful, reason: why.trim() });
      // What was typed meanwhile stays.
      setReason((typed) => (typed === why ? null : typed));
      toast.settle('ratingFailed');
    } catch {
      toast.error('ratingFailed');
    } finally {
      setSending(null);
    }
  }

  return (
    <Box className="td-screen-only" sx={{ mt: 2, display: 'grid', gap: 1.5, justifyItems: 'start' }}>
      <Box
        role="group"
        aria-labelledby={labelId}
        sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}
      >
        <Box component="span" id={labelId} sx={{ fontSize: '0.875rem', mr: 0.5 }}>
          Was this helpful?
        </Box>
        {[true, false].map((helpful) => (
          <LoadingButton
            key={String(helpful)}
            size="small"
            variant={own?.helpful === helpful ? 'contained' : 'outlined'}
            aria-pressed={own?.helpful === helpful}
            loading={sending === helpful && reason === null}
            onClick={() => void rate(helpful, own?.helpful === helpful ? written : '')}
          >
            {helpful ? 'Yes' : 'No'}
          </LoadingButton>
        ))}
      </Box>
      {own && (
        <Box
          component="form"
          aria-label="Reason"
          onSubmit={(event) => {
            event.preventDefault();
            void rate(own.helpful, written);
          }}
          sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', width: '100%', maxWidth: 560 }}
        >
          <TextField
            size="small"
            label="Reason (optional)"
            value={written}
            onChange={(event) => setReason(event.target.value)}
            slotProps={{ htmlInput: { dir: 'auto', maxLength: LIMITS.reason.max } }}
            sx={{ flex: '1 1 220px' }}
          />
          {reason !== null && reason.trim() !== own.reason && (
            <Button type="submit" size="small" variant="outlined" disabled={sending !== null}>
              Save reason
            </Button>
          )}
        </Box>
      )}
    </Box>
  );
}
