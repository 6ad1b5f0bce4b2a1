import type { ReadyDraft } from '@trialdesk/contract/entities/draft';

/** Whether the settings at drafting time show confidence to reviewers. */
export function showsConfidence({ settings }: ReadyDraft): boolean {
  return settings?.show_confidence !== false;
}
