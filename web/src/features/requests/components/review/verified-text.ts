import { isReadyDraft } from '@trialdesk/contract/entities/draft';
import type { RequestQuery } from '@trialdesk/contract/entities/request';

/** Of the present draft; empty without one. */
export function draftedText({ draft }: RequestQuery): string {
  return isReadyDraft(draft) ? draft.text : '';
}
