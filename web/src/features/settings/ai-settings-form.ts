import {
  aiSettingsOf,
  MODEL_VERSIONS,
  RESPONSE_LENGTHS,
  type AiSettings,
  type AiSettingsRecord,
} from '@trialdesk/contract/entities/ai-settings';
import type { Overtaking } from './overtaking.ts';

/** The settings as an Administrator chooses them, on the version that they saw. */
export interface AiSettingsForm extends AiSettings {
  version: number;
}

export const AI_LABELS: Record<keyof AiSettings, string> = {
  response_length: 'Response length',
  include_citations: 'Include protocol citations',
  show_confidence: 'Show confidence level',
  model_version: 'Model version',
};

export function formOf(record: AiSettingsRecord): AiSettingsForm {
  return { ...aiSettingsOf(record), version: record.version };
}

/** Whether others have been saved since `mine` were begun; null also when those are the same. */
export function overtaking(mine: AiSettingsForm, record: AiSettingsRecord): Overtaking<AiSettingsForm> | null {
  if (record.version <= mine.version) return null;
  const differing = (Object.keys(AI_LABELS) as (keyof AiSettings)[]).filter((name) => mine[name] !== record[name]);
  if (differing.length === 0) return null;
  const words = inWords(record);
  return {
    title: `${record.changed_by?.name ?? 'Somebody else'} has saved other settings`,
    theirs: differing.map((name) => `${AI_LABELS[name]}: ${words[name]}`),
    kept: { ...mine, version: record.version },
  };
}

function inWords(settings: AiSettings): Record<keyof AiSettings, string> {
  const onOrOff = (isOn: boolean) => (isOn ? 'On' : 'Off');
  return {
    response_length: RESPONSE_LENGTHS[settings.response_length],
    include_citations: onOrOff(settings.include_citations),
    show_confidence: onOrOff(settings.show_confidence),
    model_version: MODEL_VERSIONS[settings.model_version],
  };
}
