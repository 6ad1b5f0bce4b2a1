import { MODEL_VERSIONS, RESPONSE_LENGTHS } from '@trialdesk/contract/entities/ai-settings';
import { aiSettingsPayload } from '@trialdesk/contract/payloads/ai-settings';
import Lock from '@mui/icons-material/LockOutlined';
import Box from '@mui/material/Box';
import { EmptyState } from '../../../components/empty-state.tsx';
import { useCan } from '../../../lib/session/use-can.ts';
import { AI_LABELS, toForm, findConflict, type AiSettingsForm } from '../ai-settings-form.ts';
import { saveAiSettings } from '../api/save-ai-settings.ts';
import { useAiSettings } from '../api/use-ai-settings.ts';
import { FormRadios } from './form-radios.tsx';
import { FormSwitch } from './form-switch.tsx';
import { LiveSettings } from './live-settings.tsx';
import { SettingsCard } from './settings-card.tsx';
import { SettingsForm } from './settings-form.tsx';

const MESSAGES = { saved: 'aiSettingsSaved', failed: 'aiSettingsFailed' } as const;

/** Editable for Administrators, read-only for Site Managers. */
export function AiTab() {
  const canRead = useCan('read_ai_settings');
  const canChange = useCan('change_ai_settings');
  if (canRead) return <AiCard isReadOnly={!canChange} />;
  return <EmptyState icon={<Lock />} title="AI settings are only available to the research team." />;
}

function AiCard({ isReadOnly }: { isReadOnly: boolean }) {
  const settings = useAiSettings();
  return (
    <SettingsCard
      title="AI Configuration"
      lead={
        isReadOnly
          ? 'These settings apply to the whole organization. Only Administrators can change them.'
          : 'Changes apply to the whole organization, starting with the next draft. Existing drafts keep their settings.'
      }
    >
      <LiveSettings live={settings}>
        {(record) => (
          <SettingsForm<AiSettingsForm>
            name="AI Configuration"
            schema={aiSettingsPayload}
            save={saveAiSettings}
            stored={toForm(record)}
            findConflict={(mine) => findConflict(mine, record)}
            messages={MESSAGES}
            isReadOnly={isReadOnly}
          >
            <Box sx={{ display: 'grid', gap: 3 }}>
              <FormRadios
                name="response_length"
                label={AI_LABELS.response_length}
                choices={RESPONSE_LENGTHS}
                hint="How much detail a draft includes: the answer alone, or also its conditions and exceptions."
                disabled={isReadOnly}
              />
              <FormSwitch
                name="include_citations"
                label={AI_LABELS.include_citations}
                hint="Citations are sent to the site with the answer. Reviewers always see them and can choose which to send."
                disabled={isReadOnly}
              />
              <FormSwitch
                name="show_confidence"
                label={AI_LABELS.show_confidence}
                hint="Reviewers see how confident each draft is."
                disabled={isReadOnly}
              />
              <FormRadios
                name="model_version"
                label={AI_LABELS.model_version}
                choices={MODEL_VERSIONS}
                hint="Applies when a Gemini model is configured. Extraction from documents has only one version."
                disabled={isReadOnly}
              />
            </Box>
          </SettingsForm>
        )}
      </LiveSettings>
    </SettingsCard>
  );
}
