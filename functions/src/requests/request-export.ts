import type { AuditEntry } from '@trialdesk/contract/entities/audit-entry';
import type { Evaluation } from '@trialdesk/contract/entities/evaluation';
import type { RequestQuery, RequestRecord, SiteQuery, SiteRequest } from '@trialdesk/contract/entities/request';
import { EXPORT_FORMAT, type RequestExport } from '@trialdesk/contract/replies/request-export';
import type { SealCheck } from '@trialdesk/contract/replies/seals';
import { isReadyDraft } from '@trialdesk/contract/entities/draft';
import { createTwoFilesPatch } from 'diff';
import { visibleHeader } from './site-projection.ts';

export interface ExportedRequest {
  record: RequestExport;
  /** Without what the site may not see. */
  conversation: SiteRequest;
  /** Of its answers. */
  seals: readonly SealCheck[];
}

type Exported = Omit<RequestExport, 'exported_at' | 'exported_by'>;

export interface TeamEvidence {
  record: RequestRecord;
  evaluations: readonly Evaluation[];
  /** Oldest first. */
  trail: readonly AuditEntry[];
  seals: readonly SealCheck[];
}

/** For the trial master file. */
export function teamExport({ record, evaluations, trail, seals }: TeamEvidence): Exported {
  return {
    format: EXPORT_FORMAT,
    audience: 'research team',
    request: { ...visibleHeader(record) },
    queries: record.queries.map((query) => ({
      ...query,
      edits: editsOf(query, trail),
      evaluation: evaluations.find(({ query_id }) => query_id === query.id) ?? null,
      seal_state: sealStateOf(seals, query.id),
    })),
    audit: trail.map((entry) => ({ ...entry })),
  };
}

/** From what the site may see, so it cannot contain more. */
export function siteExport(request: SiteRequest, seals: readonly SealCheck[]): Exported {
  return {
    format: EXPORT_FORMAT,
    audience: 'site',
    request: { ...visibleHeader(request) },
    queries: request.queries.map((query: SiteQuery) => ({ ...query, seal_state: sealStateOf(seals, query.id) })),
  };
}

function sealStateOf(seals: readonly SealCheck[], queryId: string) {
  return seals.find(({ query_id }) => query_id === queryId)?.state ?? null;
}

/** Unified diffs, each against the text before; the first against the draft. */
function editsOf({ id, draft }: RequestQuery, trail: readonly AuditEntry[]) {
  let text = isReadyDraft(draft) ? draft.text : '';
  return trail.flatMap(({ at, actor_name, actor_role, action, after }) => {
    if (action !== 'answer.edited' && action !== 'answer.sent') return [];
    if (after?.query_id !== id || typeof after.text !== 'string') return [];
    const previous = text;
    text = after.text;
    return [{ at, actor_name, actor_role, action, diff: createTwoFilesPatch('before', 'after', previous, text) }];
  });
}
