import type { ModelVersion } from '@trialdesk/contract/entities/ai-settings';
import { geminiSettings } from '../../config.ts';
import type { DraftModel } from './draft-model.ts';
import { extractiveModel } from './extractive/extractive.ts';
import { geminiModel } from './gemini/gemini.ts';

const configured = new Map<ModelVersion, DraftModel>();

/** Gemini if this deployment configures it, otherwise the extractive model. One instance per version. */
export function configuredModel(version: ModelVersion): DraftModel {
  const known = configured.get(version);
  if (known) return known;
  const gemini = geminiSettings(version);
  const model = gemini ? geminiModel(gemini) : extractiveModel();
  configured.set(version, model);
  return model;
}
