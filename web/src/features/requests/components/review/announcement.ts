import { isFailedDraft } from '@trialdesk/contract/entities/draft';
import type { RequestQuery } from '@trialdesk/contract/entities/request';
import { OWN_DOCUMENTS } from './document-doubts.ts';

/** Draft progress as a sentence, for screen readers and desktop notifications. */
export function announcement({ draft, redraft }: Pick<RequestQuery, 'draft' | 'redraft'>): string {
  if (redraft) return isFailedDraft(redraft) ? 'The new draft could not be written.' : 'A new draft is being written.';
  switch (draft.state) {
    case 'queued':
    case 'writing':
      return 'A draft is being written.';
    case 'waiting':
      return 'The draft is waiting for the model.';
    case 'ready':
      return 'The draft is ready.';
    case 'not_found':
      return draft.own_documents
        ? `${OWN_DOCUMENTS[draft.own_documents].title}.`
        : 'Not found in the protocol documents.';
    case 'failed':
      return 'The draft could not be written.';
  }
}
