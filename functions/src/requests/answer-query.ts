import { isReadyDraft } from '@trialdesk/contract/entities/draft';
import type { Evaluation, EvaluationInput } from '@trialdesk/contract/entities/evaluation';
import type { RequestQuery, RequestRecord } from '@trialdesk/contract/entities/request';
import type { User } from '@trialdesk/contract/entities/user';
import { asActor } from '../audit/audit-repository.ts';
import type { Clock } from '../clock.ts';
import { applicationOrigin } from '../config.ts';
import { ApiError } from '../http/api-error.ts';
import type { Member } from '../http/member.ts';
import { filled } from '../messages.ts';
import { answerMail } from '../notifications/mails.ts';
import { wantsMail } from '../notifications/readers.ts';
import { findUser } from '../users/user-repository.ts';
import { notFound, openRecord } from './request-access.ts';
import { changeRequest, requestPath, withQuery } from './request-repository.ts';
import { isRepeated, sentCitations, citationsInUse } from './sent-citations.ts';
import { shareChanged } from './share-changed.ts';

export interface Response {
  member: Member;
  requestId: string;
  /** Omit for the newest query. */
  queryId?: string | undefined;
  text: string;
  /** The version the reviewer saw; omit to accept any. */
  version?: number | undefined;
  /** The text's numbers refer to the draft, not to the saved response. */
  basedOnDraft?: boolean;
  clock: Clock;
}

/** Errors: 404; 409 when the query has been answered or changed since the reviewer saw it. */
export async function saveEdit(response: Response): Promise<RequestRecord> {
  const { member, requestId, text, clock } = response;
  return change(requestId, (record) => {
    const query = openQuery(record, response);
    const now = clock();
    const edited: RequestQuery = {
      ...query,
      edit: {
        text,
        citations: citationsInUse(query, response.basedOnDraft),
        saved_by: asActor(member),
        saved_at: now,
      },
      version: query.version + 1,
    };
    return {
      record: withQuery(record, edited),
      audit: [
        {
          at: now,
          actor: member,
          action: 'answer.edited',
          target: requestPath(requestId),
          before: { query_id: query.id, text: query.edit?.text ?? null },
          after: { query_id: query.id, text },
        },
      ],
    };
  });
}

export interface FinalResponse extends Response {
  evaluation: EvaluationInput;
  /** Default: `sentCitations`. */
  citations?: number[] | undefined;
}

/**
 * Completes the request. A repeated call with the same text changes nothing. Errors: 400 for an unknown citation, 404,
 * 409 as for an edit.
 */
export async function sendAnswer(response: FinalResponse): Promise<RequestRecord> {
  const { member, requestId, clock } = response;
  const asker = await askerOf(response);
  return change(requestId, (record) => {
    const { sent } = findQuery(record, response.queryId);
    if (sent?.sent_by.id === member.id && isRepeated(sent, response.text)) return null;
    const query = openQuery(record, response);
    const { text, citations } = sentCitations(query, response);
    const now = clock();
    const answered: RequestQuery = {
      ...query,
      redraft: null,
      edit: null,
      sent: { text, citations, sent_by: asActor(member), sent_at: now },
      version: query.version + 1,
    };
    const drafted = isReadyDraft(query.draft) ? query.draft.text : null;
    const evaluation: Evaluation = {
      ...response.evaluation,
      request_id: requestId,
      query_id: query.id,
      evaluated_by: asActor(member),
      evaluated_at: now,
      changed: drafted === null ? null : shareChanged(drafted, response.text),
    };
    return {
      record: { ...withQuery(record, answered), status: 'completed' },
      evaluation,
      mails: asker ? [answerMail(record, asker, { origin: applicationOrigin(), queryId: query.id })] : [],
      audit: [
        {
          at: now,
          actor: member,
          action: 'answer.sent',
          target: requestPath(requestId),
          before: { status: record.status, draft: drafted, edit: query.edit?.text ?? null },
          after: { status: 'completed', query_id: query.id, text, citations, evaluation: { ...response.evaluation } },
        },
      ],
    };
  });
}

/** The asker, if active and wanting mail. */
async function askerOf({ requestId, queryId }: Response): Promise<User | null> {
  const query = findQuery(await openRecord(requestId), queryId);
  const asker = await findUser(query.asked_by.id);
  return asker?.status === 'active' && wantsMail(asker) ? asker : null;
}

async function change(requestId: string, decide: Parameters<typeof changeRequest>[1]): Promise<RequestRecord> {
  const record = await changeRequest(requestId, decide);
  if (!record) throw notFound();
  return record;
}

function findQuery(record: RequestRecord, queryId: string | undefined): RequestQuery {
  const query = queryId === undefined ? record.queries.at(-1) : record.queries.find(({ id }) => id === queryId);
  if (!query) throw new ApiError('not_found', 'noSuchQuestion');
  return query;
}

function openQuery(record: RequestRecord, { queryId, version }: Response): RequestQuery {
  const query = findQuery(record, queryId);
  if (query.sent) {
    throw new ApiError('conflict', filled('alreadyAnswered', { name: query.sent.sent_by.name }));
  }
  if (version !== undefined && version !== query.version) {
    throw new ApiError('stale_version', 'responseChanged');
  }
  return query;
}
