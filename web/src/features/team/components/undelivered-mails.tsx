import type { UndeliveredMail } from '@trialdesk/contract/replies/mails';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Typography from '@mui/material/Typography';
import { DateTime } from '../../../components/date-time.tsx';
import { LoadFailed } from '../../../components/load-failed.tsx';
import { useUndeliveredMails } from '../api/use-undelivered-mails.ts';

const HEADING = 'undelivered-mails-heading';

/** Shown only if a mail was given up, or if it is unknown whether one was. */
export function UndeliveredMails() {
  const mails = useUndeliveredMails();
  if (mails.status === 'loading' || (mails.status === 'ready' && mails.data.length === 0)) return null;
  return (
    <Card component="section" aria-labelledby={HEADING} sx={{ mt: 3 }}>
      <Box sx={{ p: { xs: 2, sm: 2.5 }, borderBottom: 1, borderColor: 'divider' }}>
        <Typography id={HEADING} variant="h2">
          Undelivered Mail
        </Typography>
        <Typography color="text.secondary" sx={{ mt: 0.5 }}>
          These mails could not be sent and will not be tried again. Check the address, and reach the person another
          way.
        </Typography>
      </Box>
      {mails.status === 'failed' ? (
        <LoadFailed title="Undelivered mail could not be loaded." onRetry={mails.retry} />
      ) : (
        <List disablePadding>
          {mails.data.map((mail) => (
            <UndeliveredRow key={mail.id} mail={mail} />
          ))}
        </List>
      )}
    </Card>
  );
}

function UndeliveredRow({ mail: { to, subject, ended_at, failure, attempts } }: { mail: UndeliveredMail }) {
  return (
    <ListItem divider sx={{ display: 'block', px: { xs: 2, sm: 2.5 }, py: 1.5, overflowWrap: 'anywhere' }}>
      <Typography sx={{ fontWeight: 600 }}>{to.join(', ')}</Typography>
      <Typography>{subject}</Typography>
      <Typography variant="body2" color="text.secondary">
        {ended_at && <DateTime at={ended_at} />}, {attempts === 1 ? '1 attempt' : `${attempts} attempts`}: {failure}
      </Typography>
    </ListItem>
  );
}
