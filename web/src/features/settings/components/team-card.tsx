import PersonAdd from '@mui/icons-material/PersonAddAltOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { LoadFailed } from '../../../components/load-failed.tsx';
import { PATHS } from '../../../config/paths.ts';
import { useCan } from '../../../lib/session/use-can.ts';
import { useContacts } from '../api/use-contacts.ts';
import { ContactRows } from './contact-rows.tsx';

export function TeamCard() {
  const canInvite = useCan('manage_users');
  const contacts = useContacts();
  return (
    <Card component="section" aria-labelledby="team-heading">
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          gap: 2,
          p: { xs: 2, sm: 2.5 },
          borderBottom: 1,
          borderColor: 'divider',
        }}
      >
        <Box sx={{ flex: '1 1 240px' }}>
          <Typography id="team-heading" variant="h2">
            Team Management
          </Typography>
          {!canInvite && (
            <Typography variant="body2" sx={{ color: 'text.secondary', mt: 0.5 }}>
              Administrators can invite people and remove their access.
            </Typography>
          )}
        </Box>
        {canInvite && (
          <Button component={Link} to={PATHS.teamManagement} variant="contained" startIcon={<PersonAdd />}>
            Invite User
          </Button>
        )}
      </Box>
      {contacts.status === 'loading' && (
        <Box role="status" aria-label="Loading team" sx={{ p: 2.5 }}>
          <Skeleton variant="rounded" height={280} />
        </Box>
      )}
      {contacts.status === 'failed' && <LoadFailed title="The team could not be loaded." onRetry={contacts.retry} />}
      {contacts.status === 'ready' && <ContactRows contacts={contacts.data} />}
    </Card>
  );
}
