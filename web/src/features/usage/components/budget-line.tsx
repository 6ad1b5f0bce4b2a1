import type { Usage } from '@trialdesk/contract/replies/usage';
import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';

/** Tokens used today, against the budget if there is one. */
export function BudgetLine({ today, budget }: Pick<Usage, 'today' | 'budget'>) {
  const used = today.toLocaleString('en-US');
  const text =
    budget === null
      ? `${used} tokens used today (UTC), without a limit`
      : `${used} of ${budget.toLocaleString('en-US')} tokens used today (UTC)`;
  return (
    <Box sx={{ mb: 3 }}>
      <Typography>{text}</Typography>
      {budget !== null && (
        <LinearProgress
          variant="determinate"
          aria-label="Share of today's tokens used"
          value={Math.min(100, (today / budget) * 100)}
          color={today >= budget ? 'warning' : 'primary'}
          sx={{ mt: 1, height: 8, borderRadius: 4, maxWidth: 480 }}
        />
      )}
    </Box>
  );
}
