import { geminiSettings } from '../../config.ts';
import type { DraftModel } from './draft-model.ts';
import { extractiveModel } from './extractive.ts';
import { geminiModel } from './gemini.ts';

let configured: DraftModel | undefined;

/** The model that this deployment drafts with: Gemini where one is named, else the extraction of sentences. */
export function configuredModel(): DraftModel {
  if (configured) return configured;
  const gemini = geminiSettings();
  configured = gemini ? geminiModel(gemini) : extractiveModel();
  return configured;
}
