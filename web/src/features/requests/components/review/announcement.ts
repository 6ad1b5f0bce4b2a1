import type { Draft, PendingDraft } from '@trialdesk/contract/entities/draft';

export function isBeingWritten(draft: Draft): draft is PendingDraft {
  return draft.state === 'queued' || draft.state === 'writing';
}

/** How far a draft is, as a sentence for whoever cannot see it. */
export function announcement({ state }: Draft): string {
  switch (state) {
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
