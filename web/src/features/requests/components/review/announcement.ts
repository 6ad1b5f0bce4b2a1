import { isFailedDraft } from '@trialdesk/contract/entities/draft';
import type { RequestQuery } from '@trialdesk/contract/entities/request';

/** How far a query's draft is, or the one asked for anew, as a sentence for whoever cannot see it. */
export function announcement({ draft, redraft }: Pick<RequestQuery, 'draft' | 'redraft'>): string {
  if (redraft) return isFailedDraft(redraft) ? 'No new draft could be written.' : 'A new draft is being written.';
  switch (draft.state) {
    case 'queued':
    case 'writing':
      return 'A draft is being written.';
    case 'ready':
      return 'The draft is ready.';
    case 'not_found':
      return 'Not found in the protocol documents.';
    case 'failed':
      return 'No draft could be written.';
  }
}
