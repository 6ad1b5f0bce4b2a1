import { isReadyDraft } from '@trialdesk/contract/entities/draft';
import type { RequestQuery } from '@trialdesk/contract/entities/request';
import { insertablePassages } from '@trialdesk/contract/response-citations';

/** What needs no source of its own when its passage is cited: the present draft, and the passages it offers as they are inserted. */
export function verifiedText(query: RequestQuery): string {
  const drafted = isReadyDraft(query.draft) ? [query.draft.text] : [];
  const offered = insertablePassages(query).flatMap(({ text }) => text ?? []);
  return [...drafted, ...offered].join('\n• ');
}
