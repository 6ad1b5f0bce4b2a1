import { LIMITS } from '@trialdesk/contract/limits';
import { securitySettingsPayload } from '@trialdesk/contract/payloads/security-settings';
import Box from '@mui/material/Box';
import { saveSecuritySettings } from '../api/save-security-settings.ts';
import { useSecuritySettings } from '../api/use-security-settings.ts';
import {
  findSecurityConflict,
  SECURITY_LABELS,
  toSecurityForm,
  type SecuritySettingsForm,
} from '../security-settings-form.ts';
import { FormSwitch } from './form-switch.tsx';
import { IdleMinutesField } from './idle-minutes-field.tsx';
import { LiveSettings } from './live-settings.tsx';
import { SettingsCard } from './settings-card.tsx';
import { SettingsForm } from './settings-form.tsx';

const MESSAGES = { saved: 'securitySettingsSaved', failed: 'securitySettingsFailed' } as const;

/** For Administrators. */
export function OrganizationSecurityCard() {
  const settings = useSecuritySettings();
  return (
    <SettingsCard
      title="Organization Security"
      lead="Applies to everyone in the organization, from the moment it is saved."
    >
      <LiveSettings live={settings}>
        {(record) => (
          <SettingsForm<SecuritySettingsForm>
            name="Organization Security"
            schema={securitySettingsPayload}
            save={saveSecuritySettings}
            stored={toSecurityForm(record)}
            findConflict={(mine) => findSecurityConflict(mine, record)}
            messages={MESSAGES}
          >
            <Box sx={{ display: 'grid', gap: 3 }}>
              <FormSwitch
                name="confirm_with_password"
                label={SECURITY_LABELS.confirm_with_password}
                hint={`Reviewers enter their password before they send an answer if they signed in more than ${LIMITS.freshSignInMinutes} minutes ago.`}
              />
              <FormSwitch
                name="refuse_weak_passwords"
                label={SECURITY_LABELS.refuse_weak_passwords}
                hint="New passwords that are rated weak are refused. Passwords already in use stay valid."
              />
              <IdleMinutesField />
            </Box>
          </SettingsForm>
        )}
      </LiveSettings>
    </SettingsCard>
  );
}
