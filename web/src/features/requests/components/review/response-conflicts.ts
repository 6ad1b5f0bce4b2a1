import { isReadyDraft, type Conflict } from '@trialdesk/contract/entities/draft';
import type { RequestQuery } from '@trialdesk/contract/entities/request';
import { citedIn } from '@trialdesk/contract/response-citations';
import { haveSameWords } from '@trialdesk/contract/same-words';
import type { CitingText } from './document-doubts.ts';

/** Contradictions that the draft names, and those of earlier drafts to words that the response still cites. */
export function responseConflicts({ draft, earlier_warnings }: RequestQuery, response: CitingText): Conflict[] {
  const cited = citedIn(response.text, response.citations);
  const kept = (earlier_warnings?.conflicts ?? []).filter(({ quotes: [quote] }) =>
    cited.some((citation) => haveSameWords(citation, quote)),
  );
  return [...(isReadyDraft(draft) ? draft.conflicts : []), ...kept];
}
