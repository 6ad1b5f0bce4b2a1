import { preferencesOf, type NotificationChoices } from '@trialdesk/contract/entities/preferences';
import { notificationsPayload } from '@trialdesk/contract/payloads/preferences';
import Box from '@mui/material/Box';
import { askForNotices } from '../../../lib/desktop-notices/permission.ts';
import { useChosenPreferences } from '../../../lib/preferences/use-chosen-preferences.ts';
import { useMember } from '../../../lib/session/session-context.ts';
import { useCan } from '../../../lib/session/use-can.ts';
import { saveNotifications } from '../api/save-notifications.ts';
import { FormSwitch } from './form-switch.tsx';
import { LiveSettings } from './live-settings.tsx';
import { PermissionNote } from './permission-note.tsx';
import { SettingsCard } from './settings-card.tsx';
import { SettingsForm } from './settings-form.tsx';

const MESSAGES = { saved: 'notificationsSaved', failed: 'notificationsFailed' } as const;

/** When somebody with these capabilities is sent an email. */
function mailedWhen({ managesUsers, isTeam }: { managesUsers: boolean; isTeam: boolean }): string {
  if (managesUsers) return 'when a site that has no Site Manager asks a question, and when an answer is overdue';
  if (isTeam) return 'when one of your sites asks a question, and when an answer of yours is due';
  return 'when the research team answers your question';
}

export function NotificationsTab() {
  const { email } = useMember();
  const chosen = useChosenPreferences();
  const isTeam = useCan('answer_requests');
  const occasion = mailedWhen({ managesUsers: useCan('manage_users'), isTeam });
  return (
    <SettingsCard title="Notifications" lead="Choose how you are notified. These settings apply only to you.">
      <LiveSettings live={chosen}>
        {(preferences) => (
          <SettingsForm<NotificationChoices>
            name="Notifications"
            stored={preferencesOf({ preferences }).notifications}
            schema={notificationsPayload}
            save={saveNotifications}
            messages={MESSAGES}
          >
            <Box sx={{ display: 'grid', gap: 3 }}>
              <FormSwitch name="email" label="Email notifications" hint={`Sent to ${email} ${occasion}.`} />
              <FormSwitch
                name="desktop"
                label="Desktop notifications"
                hint={`Shown while TrialDesk is open in a background tab, when ${
                  isTeam ? 'a draft you are waiting for is ready' : 'a response arrives'
                }.`}
                onSwitchedOn={() => void askForNotices()}
              >
                <PermissionNote />
              </FormSwitch>
              <FormSwitch
                name="weekly_summary"
                label="Weekly summary"
                hint="Sent by email on Mondays: the number of requests asked, answered and waiting. Requires email notifications."
              />
            </Box>
          </SettingsForm>
        )}
      </LiveSettings>
    </SettingsCard>
  );
}
