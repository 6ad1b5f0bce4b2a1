import type { Citation } from '@trialdesk/contract/entities/citation';
import { isReadyDraft } from '@trialdesk/contract/entities/draft';
import type { RequestQuery } from '@trialdesk/contract/entities/request';
import { citedIn } from '@trialdesk/contract/response-citations';
import { shownAnswer } from '../shown-answer.ts';
import { currentCitations } from './response-edit.ts';

/**
 * The citations of an answer; for the open one, which has a text to be sent, also those of its draft that this no longer refers
 * to. Without a draft, these are among the possible passages.
 */
export function listedCitations(query: RequestQuery, toSend: string | undefined): readonly Citation[] {
  if (toSend === undefined) return shownAnswer(query)?.citations ?? [];
  const current = currentCitations(query);
  return isReadyDraft(query.draft) ? current : citedIn(toSend, current);
}
