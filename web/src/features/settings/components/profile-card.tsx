import Box from '@mui/material/Box';
import { ReadOnlyField } from '../../../components/read-only-field.tsx';
import { useMember } from '../../../lib/session/session-context.ts';
import { useCan } from '../../../lib/session/use-can.ts';
import { SettingsCard } from './settings-card.tsx';

export function ProfileCard() {
  const { name, email, role, site_names } = useMember();
  const managesUsers = useCan('manage_users');
  return (
    <SettingsCard
      title="Profile"
      lead={
        managesUsers
          ? 'Your name signs your answers. Administrators change names in Access Management. Email, role and organization come from your invitation.'
          : 'Your name signs your questions and answers. To correct it, ask an Administrator. Email, role and organization come from your invitation.'
      }
    >
      <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { sm: '1fr 1fr' } }}>
        <ReadOnlyField id="name" label="Full Name" value={name} />
        <ReadOnlyField id="email" label="Email" value={email} />
        <ReadOnlyField id="role" label="Role" value={role} />
        <ReadOnlyField id="organization" label="Organization" value={site_names.join(', ') || 'Research team'} />
      </Box>
    </SettingsCard>
  );
}
