import { MODEL_VERSIONS, RESPONSE_LENGTHS } from '@trialdesk/contract/entities/ai-settings';
import { aiSettingsPayload } from '@trialdesk/contract/payloads/ai-settings';
import Lock from '@mui/icons-material/LockOutlined';
import Box from '@mui/material/Box';
import { EmptyState } from '../../../components/empty-state.tsx';
import { useCan } from '../../../lib/session/use-can.ts';
import { AI_LABELS, formOf, overtaking, type AiSettingsForm } from '../ai-settings-form.ts';
import { saveAiSettings } from '../api/save-ai-settings.ts';
import { useAiSettings } from '../api/use-ai-settings.ts';
import { FormRadios } from './form-radios.tsx';
import { FormSwitch } from './form-switch.tsx';
import { LiveSettings } from './live-settings.tsx';
import { SettingsCard } from './settings-card.tsx';
import { SettingsForm } from './settings-form.tsx';

const MESSAGES = { saved: 'aiSettingsSaved', failed: 'aiSettingsFailed' } as const;

/** How drafts are written: for Administrators to change, for Site Managers to see. */
export function AiTab() {
  const canRead = useCan('read_ai_settings');
  const canChange = useCan('change_ai_settings');
  if (canRead) return <AiCard isReadOnly={!canChange} />;
  return (
    <EmptyState icon={<Lock />} title="The AI settings are for the research team. Administrators can change them." />
  );
}

function AiCard({ isReadOnly }: { isReadOnly: boolean }) {
  const settings = useAiSettings();
  return (
    <SettingsCard
      title="AI Configuration"
      lead={
        isReadOnly
          ? 'For the whole organization. Only Administrators can change these settings.'
          : 'For the whole organization, from the next draft on. Each draft keeps the settings it was written with.'
      }
    >
      <LiveSettings live={settings}>
        {(record) => (
          <SettingsForm<AiSettingsForm>
            name="AI Configuration"
            schema={aiSettingsPayload}
            save={saveAiSettings}
            stored={formOf(record)}
            overtakenBy={(mine) => overtaking(mine, record)}
            messages={MESSAGES}
            isReadOnly={isReadOnly}
          >
            <Box sx={{ display: 'grid', gap: 3 }}>
              <FormRadios
                name="response_length"
                label={AI_LABELS.response_length}
                choices={RESPONSE_LENGTHS}
                hint="How much a draft says: the answer alone, or its conditions and exceptions as well."
                disabled={isReadOnly}
              />
              <FormSwitch
                name="include_citations"
                label={AI_LABELS.include_citations}
                hint="Citations go to the site with the answer. Reviewers always see them, and can choose which to send."
                disabled={isReadOnly}
              />
              <FormSwitch
                name="show_confidence"
                label={AI_LABELS.show_confidence}
                hint="Reviewers see how sure a draft is."
                disabled={isReadOnly}
              />
              <FormRadios
                name="model_version"
                label={AI_LABELS.model_version}
                choices={MODEL_VERSIONS}
                hint="Counts where a Gemini model is configured. Extraction from the documents has one version."
                disabled={isReadOnly}
              />
            </Box>
          </SettingsForm>
        )}
      </LiveSettings>
    </SettingsCard>
  );
}
