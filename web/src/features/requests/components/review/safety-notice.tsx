import { SAFETY_TOPICS, type SafetySign } from '@trialdesk/contract/entities/safety-words';
import type { Priority } from '@trialdesk/contract/choices';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import { useState } from 'react';
import { LoadingButton } from '../../../../components/loading-button.tsx';
import { useToast } from '../../../../components/toast/use-toast.ts';
import { ApiError } from '../../../../lib/api-error.ts';
import { setPriority } from '../../api/set-priority.ts';

interface SafetyNoticeProps {
  requestId: string;
  signs: readonly SafetySign[];
  priority: Priority;
  /** Whether it awaits an answer. */
  isOpen: boolean;
}

/** Names the words that were found, so that a reviewer can judge them. */
export function SafetyNotice({ requestId, signs, priority, isOpen }: SafetyNoticeProps) {
  if (signs.length === 0) return null;
  return (
    <Alert severity="error" role="note" sx={{ overflowWrap: 'anywhere' }}>
      <AlertTitle>May need a safety report within 24 hours</AlertTitle>
      <Box component="ul" sx={{ m: 0, pl: 2.25 }}>
        {signs.map(({ topic, words }) => (
          <li key={topic}>
            {SAFETY_TOPICS[topic]}: {words.map((word) => `“${word}”`).join(', ')}
          </li>
        ))}
      </Box>
      {isOpen && priority !== 'high' && <Suggestion {...{ requestId, priority }} />}
    </Alert>
  );
}

/** The priority stays until a person changes it. */
function Suggestion({ requestId, priority }: Pick<SafetyNoticeProps, 'requestId' | 'priority'>) {
  const toast = useToast();
  const [isSaving, setIsSaving] = useState(false);
  const raise = async () => {
    setIsSaving(true);
    try {
      await setPriority(requestId, 'high');
      toast.success('priorityRaised');
    } catch (error) {
      if (error instanceof ApiError && error.status === 409) toast.error('priorityRefused', { detail: error.detail });
      else toast.error('priorityFailed');
    } finally {
      setIsSaving(false);
    }
  };
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, mt: 1 }}>
      The site asked with {priority} priority.
      <LoadingButton size="small" variant="outlined" color="inherit" loading={isSaving} onClick={() => void raise()}>
        Raise to High
      </LoadingButton>
    </Box>
  );
}
