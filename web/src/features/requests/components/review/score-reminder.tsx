import { LIMITS } from '@trialdesk/contract/limits';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import { useState } from 'react';
import { LoadingButton } from '../../../../components/loading-button.tsx';
import { useToast } from '../../../../components/toast/use-toast.ts';
import { useKeptFocus } from '../../../../lib/use-kept-focus.ts';
import { dismissScoreReminder, useScoreReminder } from '../../api/use-score-reminder.ts';

/** For a person who has long sent answers with the evaluation as preset. Goes when the server knows it was dismissed. */
export function ScoreReminder() {
  const isDue = useScoreReminder();
  const [isDismissing, setIsDismissing] = useState(false);
  const toast = useToast();
  const keptFocus = useKeptFocus(() => document.getElementById('evaluate'));

  const dismiss = async () => {
    setIsDismissing(true);
    try {
      await dismissScoreReminder();
      toast.settle('reminderFailed');
    } catch {
      toast.error('reminderFailed');
    } finally {
      setIsDismissing(false);
    }
  };

  return (
    <Box {...keptFocus}>
      {isDue && (
        <Alert severity="info" role="note" sx={{ mb: 2 }}>
          <AlertTitle>Your last {LIMITS.presetEvaluations} answers have the preset scores</AlertTitle>
          Your own scores show the team where drafts can be trusted. You can change an evaluation for{' '}
          {LIMITS.evaluationHours} hours after sending.
          <Box sx={{ mt: 1 }}>
            <LoadingButton
              size="small"
              variant="outlined"
              color="inherit"
              loading={isDismissing}
              onClick={() => void dismiss()}
            >
              Dismiss
            </LoadingButton>
          </Box>
        </Alert>
      )}
    </Box>
  );
}
