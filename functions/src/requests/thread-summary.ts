import { priorityRank } from '@trialdesk/contract/choices';
import { isFailedDraft, isFinishedDraft, newestDraft, type Draft } from '@trialdesk/contract/entities/draft';
import {
  NOT_DUE,
  type DueTimes,
  type NewestQuery,
  type Ownership,
  type QueryPlace,
  type RequestHeader,
  type RequestQuery,
  type RequestRecord,
  type RequestSummary,
  type StoredQuery,
} from '@trialdesk/contract/entities/request';
import { sequenceOf } from '@trialdesk/contract/request-number';
import { ownershipOf } from './ownership.ts';

export interface ThreadChange {
  header: RequestHeader;
  query: StoredQuery;
  /** Absent when it stays. */
  owner?: Ownership | undefined;
  /** Of a new question. */
  due?: DueTimes | undefined;
}

/** With what lists show of the thread, which `query` has changed or extended. */
export function summaryWith(
  before: RequestSummary | null,
  { header, query, owner, due }: ThreadChange,
): RequestSummary {
  const isNewest = !before || query.number >= before.query_count;
  return {
    ...headerOf(header),
    ...(header.request_number !== undefined && { sequence: sequenceOf(header.request_number) }),
    ...ownershipOf(owner ?? before ?? {}),
    ...dueTimesOf(header, due ?? before ?? {}),
    query_count: Math.max(before?.query_count ?? 0, query.number),
    newest_query: isNewest ? newestQuery(query) : before.newest_query,
    ...safetyOf(isNewest ? query : before),
    asked_at: isNewest ? query.timestamp_created : before.asked_at,
    priority_rank: priorityRank(header.priority),
    answered_at: latest([before?.answered_at, query.sent?.sent_at]),
    active_at: latest([before?.active_at, ...activity(query)]) ?? header.created_at,
    said_at: latest([before?.said_at, before?.answered_at, ...said(query)]) ?? header.created_at,
    ...signer(before, query),
  };
}

function said({ timestamp_created, sent }: RequestQuery) {
  return [timestamp_created, sent?.sent_at];
}

function signer(before: RequestSummary | null, { sent }: RequestQuery): Pick<RequestSummary, 'answered_by'> {
  const isNewest = sent && sent.sent_at >= (before?.answered_at ?? '');
  const answered_by = isNewest ? sent.signature?.name : before?.answered_by;
  return answered_by === undefined ? {} : { answered_by };
}

/** Errors: a thread without a query. */
export function summaryOf(record: RequestRecord & Partial<Ownership & DueTimes>): RequestSummary {
  const summary = storedQueries(record).reduce<RequestSummary | null>(
    (before, query) => summaryWith(before, { header: record, query, owner: ownershipOf(record), due: timesIn(record) }),
    null,
  );
  if (!summary) throw new Error(`Request ${record.request_id} has no query`);
  return summary;
}

export function storedQueries(record: RequestRecord): StoredQuery[] {
  return record.queries.map((query, at) => placed(query, record, at + 1));
}

export function placed<T extends object>(
  query: T,
  { request_id, site_id, study_id }: Pick<RequestHeader, 'request_id' | 'site_id' | 'study_id'>,
  number: number,
): QueryPlace & T {
  return { ...query, request_id, site_id, study_id, number };
}

export function headerOf(request: RequestHeader): RequestHeader {
  return {
    request_id: request.request_id,
    ...(request.request_number !== undefined && { request_number: request.request_number }),
    study_id: request.study_id,
    study_name: request.study_name,
    site_id: request.site_id,
    site_name: request.site_name,
    title: request.title,
    category: request.category,
    priority: request.priority,
    status: request.status,
    created_at: request.created_at,
    requester_id: request.requester_id,
    requester_name: request.requester_name,
  };
}

/** Runs while a question waits. Requests not yet migrated (`npm run migrate`) have none. */
function dueTimesOf({ status }: RequestHeader, times: Partial<DueTimes>): DueTimes {
  return status === 'processing' ? timesIn(times) : NOT_DUE;
}

function timesIn({
  due_at = NOT_DUE.due_at,
  due_soon_at = NOT_DUE.due_soon_at,
  due_state = null,
}: Partial<DueTimes>): DueTimes {
  return { due_at, due_soon_at, due_state };
}

function safetyOf(of: StoredQuery | RequestSummary): Pick<RequestSummary, 'has_safety_signs'> {
  const has = 'query_count' in of ? of.has_safety_signs : of.safety_signs !== undefined;
  return has ? { has_safety_signs: true } : {};
}

function newestQuery(query: RequestQuery): NewestQuery {
  return {
    id: query.id,
    draft: newestDraft(query).state,
    is_edited: query.edit !== null,
    is_sent: query.sent !== null,
  };
}

function activity({ timestamp_created, changes, withdrawn, draft, redraft, edit, sent }: RequestQuery) {
  const drafted = [finishedAt(draft), redraft && finishedAt(redraft)];
  return [timestamp_created, changes?.at(-1)?.at, withdrawn?.at, ...drafted, edit?.saved_at, sent?.sent_at];
}

function finishedAt(draft: Draft): string | null {
  if (isFinishedDraft(draft)) return draft.written_at;
  return isFailedDraft(draft) ? draft.failed_at : null;
}

function latest(times: readonly (string | null | undefined)[]): string | null {
  return (
    times
      .filter((time) => typeof time === 'string')
      .sort()
      .at(-1) ?? null
  );
}
