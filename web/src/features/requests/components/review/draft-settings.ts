import type { Draft, ReadyDraft } from '@trialdesk/contract/entities/draft';

/** Whether reviewers are shown how sure a draft is, by the settings that it was written with. */
export function showsConfidence({ settings }: ReadyDraft): boolean {
  return settings?.show_confidence !== false;
}

/** Whether a draft's citations go to the site unless the reviewer keeps them, or only those that the reviewer chooses. */
export function sendsCitations(draft: Draft): boolean {
  return draft.state !== 'ready' || draft.settings?.include_citations !== false;
}
