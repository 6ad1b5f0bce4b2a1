import {
  isFinishedDraft,
  isReadyDraft,
  type Conflict,
  type DraftWarnings,
  type FinishedDraft,
} from '@trialdesk/contract/entities/draft';
import type { RequestQuery } from '@trialdesk/contract/entities/request';
import { haveSameWords } from '@trialdesk/contract/same-words';

/** Of earlier drafts, the newest. So that any number of drafts fits one document. */
const MAX_CONFLICTS = 20;

/** The query with a new draft. What earlier ones were warned of stays on record, since a response may have kept it. */
export function replaceDraft(query: RequestQuery, draft: FinishedDraft): RequestQuery {
  const earlier_warnings = warningsBefore(query, draft);
  const replaced: RequestQuery = { ...query, draft, redraft: null, version: query.version + 1 };
  delete replaced.earlier_warnings;
  return earlier_warnings ? { ...replaced, earlier_warnings } : replaced;
}

/** Without those about documents, or words, that the new draft cites: it has judged them anew. */
function warningsBefore({ draft, earlier_warnings: earlier }: RequestQuery, next: FinishedDraft): DraftWarnings | null {
  const former = warningsOf(draft);
  const cited = isReadyDraft(next) ? next.citations : next.closest;
  const doubts = [...(earlier?.doubts ?? []), ...former.doubts].filter(({ document_id }) =>
    cited.every((citation) => citation.document_id !== document_id),
  );
  const conflicts = distinct([...(earlier?.conflicts ?? []), ...former.conflicts]).filter(({ quotes: [quote] }) =>
    cited.every((citation) => !haveSameWords(citation, quote)),
  );
  const site_values = [...new Set([...(earlier?.site_values ?? []), ...former.site_values])];
  const count = doubts.length + conflicts.length + site_values.length;
  return count > 0 ? { doubts, conflicts: conflicts.slice(-MAX_CONFLICTS), site_values } : null;
}

function warningsOf(draft: RequestQuery['draft']): DraftWarnings {
  const { conflicts = [], site_values = [] } = isReadyDraft(draft) ? draft : {};
  return { doubts: isFinishedDraft(draft) ? (draft.doubts ?? []) : [], conflicts, site_values };
}

function distinct(conflicts: readonly Conflict[]): Conflict[] {
  return [...new Map(conflicts.map((conflict) => [JSON.stringify(conflict), conflict])).values()];
}
