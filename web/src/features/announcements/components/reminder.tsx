import type { Receipts } from '@trialdesk/contract/replies/announcements';
import Mail from '@mui/icons-material/MailOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { DateTime } from '../../../components/date-time.tsx';
import { LoadingButton } from '../../../components/loading-button.tsx';
import { useChangeAnnouncements } from '../api/use-announcements.ts';

interface ReminderProps {
  id: string;
  /** Null once they have been reminded. */
  dueAt: string | null;
  /** When a colleague last reminded them. */
  reminded: Receipts['reminded'];
}

/** To those who have not read it. */
export function Reminder({ id, dueAt, reminded }: ReminderProps) {
  const { remind } = useChangeAnnouncements();
  const [isSending, setIsSending] = useState(false);
  const [outcome, setOutcome] = useState<number | 'failed' | null>(null);
  const onRemind = async () => {
    setIsSending(true);
    setOutcome(null);
    try {
      setOutcome(await remind(id));
    } catch {
      setOutcome('failed');
    } finally {
      setIsSending(false);
    }
  };
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 1 }}>
      <LoadingButton
        size="small"
        variant="outlined"
        startIcon={<Mail />}
        loading={isSending}
        onClick={() => void onRemind()}
      >
        Remind now
      </LoadingButton>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {dueAt === null ? (
          'Those who have not read it have been reminded by email.'
        ) : (
          <>
            Those who have not read it are reminded by email on <DateTime at={dueAt} />.
          </>
        )}
        {reminded && (
          <>
            {' '}
            Last reminded by <bdi>{reminded.by.name}</bdi>, <DateTime at={reminded.at} />.
          </>
        )}
      </Typography>
      <Box role="status" sx={{ fontSize: '0.875rem', width: '100%', '&:empty': { display: 'none' } }}>
        {typeof outcome === 'number' && remindedText(outcome)}
      </Box>
      {outcome === 'failed' && <Alert severity="error">The reminder could not be sent. Please try again.</Alert>}
    </Box>
  );
}

function remindedText(count: number): string {
  if (count === 0) return 'Nobody was emailed: they were reminded today already, or have switched email off.';
  return `${count} ${count === 1 ? 'person was' : 'people were'} reminded.`;
}
