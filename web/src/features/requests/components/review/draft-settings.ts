import type { ReadyDraft } from '@trialdesk/contract/entities/draft';

/** Whether reviewers are shown how sure a draft is, by the settings that it was written with. */
export function showsConfidence({ settings }: ReadyDraft): boolean {
  return settings?.show_confidence !== false;
}
