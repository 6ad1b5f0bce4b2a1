import { ownNamePayload, type OwnNamePayload } from '@trialdesk/contract/payloads/preferences';
import Box from '@mui/material/Box';
import { FormTextField } from '../../../components/form-text-field.tsx';
import { ReadOnlyField } from '../../../components/read-only-field.tsx';
import { useMember } from '../../../lib/session/session-context.ts';
import { useCan } from '../../../lib/session/use-can.ts';
import { saveOwnName } from '../api/save-own-name.ts';
import { SettingsCard } from './settings-card.tsx';
import { SettingsForm } from './settings-form.tsx';

const MESSAGES = { saved: 'nameSaved', failed: 'nameFailed' } as const;

export function ProfileCard() {
  const { name, email, role, site_names } = useMember();
  const canInvite = useCan('manage_users');
  return (
    <SettingsCard
      title="Profile"
      lead={
        canInvite
          ? 'You can change your name. Email, role and organization come from your invitation. To change them, ask another Administrator to invite you again.'
          : 'You can change your name. Email, role and organization come from your invitation. To change them, ask an Administrator to invite you again.'
      }
    >
      <SettingsForm<OwnNamePayload>
        name="Profile"
        stored={{ name }}
        schema={ownNamePayload}
        save={saveOwnName}
        messages={MESSAGES}
      >
        <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { sm: '1fr 1fr' } }}>
          <FormTextField name="name" label="Full Name" autoComplete="name" />
          <ReadOnlyField id="email" label="Email" value={email} />
          <ReadOnlyField id="role" label="Role" value={role} />
          <ReadOnlyField id="organization" label="Organization" value={site_names.join(', ') || 'Research team'} />
        </Box>
      </SettingsForm>
    </SettingsCard>
  );
}
