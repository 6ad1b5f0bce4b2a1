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

/** What the person is told of, and how. */
export function NotificationsTab() {
  const { email } = useMember();
  const chosen = useChosenPreferences();
  const isTeam = useCan('answer_requests');
  return (
    <SettingsCard title="Notifications" lead="What you are told of, and how. These settings are yours alone.">
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
              <FormSwitch
                name="email"
                label="Email notifications"
                hint={
                  isTeam
                    ? `To ${email}, when a site has a question for you.`
                    : `To ${email}, when the research team has answered your question.`
                }
              />
              <FormSwitch
                name="desktop"
                label="Desktop notifications"
                hint={`While TrialDesk is open in a tab that you are not looking at, when ${
                  isTeam ? 'the draft that you are waiting for is ready' : 'a response has arrived'
                }.`}
                onSwitchedOn={() => void askForNotices()}
              >
                <PermissionNote />
              </FormSwitch>
              <FormSwitch
                name="weekly_summary"
                label="Weekly summary"
                hint="By email on Mondays: how many requests were asked and answered, and how many are waiting. Needs email notifications."
              />
            </Box>
          </SettingsForm>
        )}
      </LiveSettings>
    </SettingsCard>
  );
}
