import type { AnnouncementView } from '@trialdesk/contract/replies/announcements';
import Check from '@mui/icons-material/Check';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useState } from 'react';
import { DateTime } from '../../../components/date-time.tsx';
import { LoadingButton } from '../../../components/loading-button.tsx';
import { useChangeAnnouncements } from '../api/use-announcements.ts';

/** A person of a site confirms that they have read it; the research team sees when. */
export function Confirmation({ announcement: { id, read_at } }: { announcement: AnnouncementView }) {
  const { confirm } = useChangeAnnouncements();
  const [isConfirming, setIsConfirming] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  const onConfirm = async () => {
    setIsConfirming(true);
    setHasFailed(false);
    try {
      await confirm(id);
    } catch {
      setHasFailed(true);
    } finally {
      setIsConfirming(false);
    }
  };
  return (
    <Box sx={{ mt: 2, display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
      <Box role="status" sx={{ fontSize: '0.875rem', color: 'text.secondary', '&:empty': { display: 'none' } }}>
        {read_at !== null && (
          <>
            You confirmed <DateTime at={read_at} /> that you have read this.
          </>
        )}
      </Box>
      {read_at === null && (
        <LoadingButton
          variant="contained"
          startIcon={<Check />}
          loading={isConfirming}
          onClick={() => void onConfirm()}
        >
          I have read this
        </LoadingButton>
      )}
      {hasFailed && <Alert severity="error">Your confirmation could not be saved. Please try again.</Alert>}
    </Box>
  );
}
