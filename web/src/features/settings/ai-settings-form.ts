import {
  aiSettingsOf,
  MODEL_VERSIONS,
  RESPONSE_LENGTHS,
  type AiSettings,
  type AiSettingsRecord,
} from '@trialdesk/contract/entities/ai-settings';
import type { SettingsConflict } from './settings-conflict.ts';

/** The form's values, and the settings version they are based on. */
export interface AiSettingsForm extends AiSettings {
  version: number;
}

export const AI_LABELS: Record<keyof AiSettings, string> = {
  response_length: 'Response length',
  include_citations: 'Include protocol citations',
  show_confidence: 'Show confidence level',
  model_version: 'Model version',
};

export function toForm(record: AiSettingsRecord): AiSettingsForm {
  return { ...aiSettingsOf(record), version: record.version };
}

/** The conflict with settings saved by someone else, or null if there is none or nothing differs. */
export function findConflict(mine: AiSettingsForm, record: AiSettingsRecord): SettingsConflict<AiSettingsForm> | null {
  if (record.version <= mine.version) return null;
  const differing = (Object.keys(AI_LABELS) as (keyof AiSettings)[]).filter((name) => mine[name] !== record[name]);
  if (differing.length === 0) return null;
  const values = displayValues(record);
  return {
    title: `${record.changed_by?.name ?? 'Someone else'} saved newer settings`,
    theirs: differing.map((name) => `${AI_LABELS[name]}: ${values[name]}`),
    kept: { ...mine, version: record.version },
  };
}

function displayValues(settings: AiSettings): Record<keyof AiSettings, string> {
  const onOrOff = (isOn: boolean) => (isOn ? 'On' : 'Off');
  return {
    response_length: RESPONSE_LENGTHS[settings.response_length],
    include_citations: onOrOff(settings.include_citations),
    show_confidence: onOrOff(settings.show_confidence),
    model_version: MODEL_VERSIONS[settings.model_version],
  };
}
