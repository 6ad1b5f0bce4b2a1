import { isReadyDraft } from '@trialdesk/contract/entities/draft';
import type { Evaluation, EvaluationInput } from '@trialdesk/contract/entities/evaluation';
import type { RequestQuery, RequestRecord } from '@trialdesk/contract/entities/request';
import type { User } from '@trialdesk/contract/entities/user';
import { covers } from '@trialdesk/contract/permissions';
import { asActor } from '../audit/audit-repository.ts';
import type { Clock } from '../clock.ts';
import { applicationOrigin } from '../config.ts';
import { ApiError } from '../http/api-error.ts';
import type { AuthorizedMember } from '../http/member.ts';
import { answerMail } from '../notifications/mails.ts';
import { wantsMail } from '../notifications/readers.ts';
import { requireFreshSignIn } from '../security/fresh-sign-in.ts';
import { findSecuritySettings } from '../organisation/security-settings-repository.ts';
import { findUser } from '../users/user-repository.ts';
import type { OpenThread, QueryAddress } from './open-thread-repository.ts';
import { requireOpen } from './own-question.ts';
import { takenBy } from './ownership.ts';
import { notFound } from './request-access.ts';
import { changeRequest, findThread, requestPath, wholeRequest } from './request-repository.ts';
import { isRepeated, savedCitations, sentCitations } from './sent-citations.ts';
import { shareChanged } from './share-changed.ts';
import { signedAnswer } from './signed-answer.ts';

export interface Response {
  member: AuthorizedMember;
  requestId: string;
  /** Omit for the newest query. */
  queryId?: string | undefined;
  text: string;
  /** The one the reviewer saw; omit to accept any. */
  version?: number | undefined;
  /** The text's numbers refer to the draft, else to the saved response. */
  basedOnDraft?: boolean;
  clock: Clock;
}

/** Errors: 403; 404; 409 when the query was answered or changed since the reviewer saw it; 422 as `savedCitations`. */
export async function saveEdit(response: Response): Promise<RequestRecord> {
  const { member, requestId, clock } = response;
  return change(response, (thread) => {
    const query = openQuery(thread, response);
    const saved = savedCitations(query, response);
    const now = clock();
    const edited: RequestQuery = {
      ...query,
      edit: {
        ...saved,
        saved_by: asActor(member),
        saved_at: now,
      },
      version: query.version + 1,
    };
    const taken = takenBy(thread.request, { actor: member, at: now });
    return {
      ...taken,
      request: thread.request,
      query: edited,
      audit: [
        ...taken.audit,
        {
          at: now,
          actor: member,
          action: 'answer.edited',
          target: requestPath(requestId),
          before: { query_id: query.id, text: query.edit?.text ?? null },
          after: { query_id: query.id, text: saved.text },
        },
      ],
    };
  });
}

export interface FinalResponse extends Response {
  /** When the password was last entered. */
  signedInAt: string;
  evaluation: EvaluationInput;
  /** Default: `sentCitations`. */
  citations?: number[] | undefined;
}

/**
 * A repeated call with the same text changes nothing. Errors: 400 and 422 as `sentCitations`; 403 when the organisation
 * wants a fresh password; 404, 409 as for an edit.
 */
export async function sendAnswer(response: FinalResponse): Promise<RequestRecord> {
  const { member, requestId, clock } = response;
  const [asker, { confirm_with_password }] = await Promise.all([askerOf(response), findSecuritySettings()]);
  if (confirm_with_password) requireFreshSignIn(response.signedInAt, clock());
  return change(response, (thread) => {
    const { request } = thread;
    const asked = existing(thread.query);
    if (asked.sent?.sent_by.id === member.id && isRepeated(asked.sent, asked, response)) return null;
    const query = openQuery(thread, response);
    const now = clock();
    const sent = signedAnswer({ request, query, answer: sentCitations(query, response) }, member, now);
    const answered: RequestQuery = {
      ...query,
      redraft: null,
      edit: null,
      sent,
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
    const taken = takenBy(request, { actor: member, at: now });
    return {
      ...taken,
      request: { ...request, status: 'completed' },
      query: answered,
      evaluation,
      mails: asker ? [answerMail(request, asker, { origin: applicationOrigin(), queryId: query.id })] : [],
      audit: [
        ...taken.audit,
        {
          at: now,
          actor: member,
          action: 'answer.sent',
          target: requestPath(requestId),
          before: { status: request.status, draft: drafted, edit: query.edit?.text ?? null },
          after: {
            status: 'completed',
            query_id: query.id,
            text: sent.text,
            citations: sent.citations,
            signature: sent.signature,
            seal: sent.seal,
            evaluation: { ...response.evaluation },
          },
        },
      ],
    };
  });
}

/** Null unless they want mail and may still read the answer. */
async function askerOf(response: Response): Promise<User | null> {
  const { request, query } = found(await findThread(addressOf(response)));
  const asker = await findUser(existing(query).asked_by.id);
  const reads = asker?.status === 'active' && covers(asker, 'read_requests', request);
  return reads && wantsMail(asker) ? asker : null;
}

async function change(response: Response, decide: Parameters<typeof changeRequest>[1]): Promise<RequestRecord> {
  const changed = found(await changeRequest(addressOf(response), decide));
  return found(await wholeRequest(changed));
}

function addressOf({ member, requestId, queryId }: Response): QueryAddress {
  return { reach: member.reach, requestId, queryId };
}

function found<T>(thread: T | null): T {
  if (!thread) throw notFound();
  return thread;
}

function existing(query: RequestQuery | null): RequestQuery {
  if (!query) throw new ApiError('not_found', 'noSuchQuestion');
  return query;
}

function openQuery(thread: OpenThread, { version }: Response): RequestQuery {
  const query = existing(thread.query);
  requireOpen(query);
  if (version !== undefined && version !== query.version) {
    throw new ApiError('stale_version', 'responseChanged');
  }
  return query;
}
