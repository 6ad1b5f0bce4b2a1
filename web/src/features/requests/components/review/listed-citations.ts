import type { Citation } from '@trialdesk/contract/entities/citation';
import { isReadyDraft } from '@trialdesk/contract/entities/draft';
import type { RequestQuery } from '@trialdesk/contract/entities/request';
import { shownAnswer } from '../shown-answer.ts';
import { currentCitations } from './response-edit.ts';

/**
 * The citations of an answer, for the open one also those its text no longer refers to. Without a draft, these are among
 * the possible passages.
 */
export function listedCitations(query: RequestQuery, isOpen: boolean): readonly Citation[] {
  return isOpen && isReadyDraft(query.draft) ? currentCitations(query) : (shownAnswer(query)?.citations ?? []);
}
