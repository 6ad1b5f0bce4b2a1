import { isReadyDraft } from '@trialdesk/contract/entities/draft';
import type { RequestQuery } from '@trialdesk/contract/entities/request';

/** Values that a draft, the present one or one before, had from the site alone. */
export function knownSiteValues({ draft, earlier_warnings }: RequestQuery): string[] {
  const ofDraft = isReadyDraft(draft) ? (draft.site_values ?? []) : [];
  return [...new Set([...ofDraft, ...(earlier_warnings?.site_values ?? [])])];
}
