import Box from '@mui/material/Box';
import { ReadOnlyField } from '../../../components/read-only-field.tsx';
import { useMember } from '../../../lib/session/session-context.ts';
import { SettingsCard } from './settings-card.tsx';

/** Who one is here; it comes from the invitation and the registration. */
export function ProfileCard() {
  const { name, email, role, site_names } = useMember();
  return (
    <SettingsCard
      title="Profile"
      lead={
        role === 'Administrator'
          ? 'From your invitation and registration. To change something, have another Administrator invite you again.'
          : 'From your invitation and registration. To change something, ask an Administrator for a new invitation.'
      }
    >
      <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { sm: '1fr 1fr' } }}>
        <ReadOnlyField id="full-name" label="Full Name" value={name} />
        <ReadOnlyField id="email" label="Email" value={email} />
        <ReadOnlyField id="role" label="Role" value={role} />
        <ReadOnlyField id="organization" label="Organization" value={site_names.join(', ') || 'Research team'} />
      </Box>
    </SettingsCard>
  );
}
