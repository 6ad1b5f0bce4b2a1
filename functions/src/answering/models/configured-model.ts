import type { ModelVersion } from '@trialdesk/contract/entities/ai-settings';
import type { DraftFailure } from '@trialdesk/contract/entities/draft';
import { geminiSettings, substituteSettings } from '../../config.ts';
import type { DraftModel } from './draft-model.ts';
import { extractiveModel } from './extractive/extractive.ts';
import { geminiModel } from './gemini/gemini.ts';

const configured = new Map<ModelVersion, DraftModel>();

/** The extractive model unless this deployment configures Gemini. One instance per version. */
export function configuredModel(version: ModelVersion): DraftModel {
  const known = configured.get(version);
  if (known) return known;
  const gemini = geminiSettings(version);
  const model = gemini ? geminiModel(gemini) : extractiveModel();
  configured.set(version, model);
  return model;
}

export type Substitutes = [DraftModel, ...DraftModel[]];

/**
 * Once the configured model has failed, in this order; extraction comes last, and alone when the day's tokens are used
 * up.
 */
export function substitutesFor(version: ModelVersion, reason: DraftFailure): Substitutes {
  const gemini = reason === 'budget' ? null : substituteSettings(version);
  return gemini ? [geminiModel(gemini), extractiveModel()] : [extractiveModel()];
}
