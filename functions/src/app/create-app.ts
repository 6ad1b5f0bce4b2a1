import { OPERATIONS, type OperationId } from '@trialdesk/contract/operations';
import type { Operation } from '@trialdesk/contract/operations/operation';
import { API_BASE } from '@trialdesk/contract/paths';
import express, { type Express, type Request, type RequestHandler, type Response } from 'express';
import { announcementHandlers } from '../announcements/routes.ts';
import { auditHandlers } from '../audit/routes.ts';
import { citingHandlers } from '../citing/routes.ts';
import { documentHandlers } from '../documents/routes.ts';
import { systemClock } from '../clock.ts';
import { needsAppCheck } from '../config.ts';
import { handleError } from '../http/handle-error.ts';
import { ApiError } from '../http/api-error.ts';
import { requireAppCheck } from '../http/require-app-check.ts';
import { authenticate, type Identities } from '../http/authenticate.ts';
import { authorize } from '../http/authorize.ts';
import { FileReply } from '../http/file-reply.ts';
import { idempotencyKeyOf, pathParameters, queryParameters } from '../http/call-parameters.ts';
import { linkToNext, PageReply } from '../http/page-reply.ts';
import type { Call, Handlers } from '../http/handler.ts';
import type { AuthorizedMember } from '../http/member.ts';
import { healthHandlers } from './routes.ts';
import { isRefusal, recordRefusal, recordSignIn } from './record-access.ts';
import { takeBodiesUnparsed } from '../http/request-body.ts';
import { dropRefusedBody } from '../http/drop-refused-body.ts';
import { jsonBody } from '../http/validate.ts';
import { bindKey } from '../idempotency/key-repository.ts';
import { mailHandlers } from '../outbox/routes.ts';
import { factHandlers } from '../glance/routes.ts';
import { openApiHandlers } from '../openapi/routes.ts';
import { writeAllowance } from '../rate-limits/allowances.ts';
import { spendWrite } from '../rate-limits/rate-limit-repository.ts';
import { sentAnswerHandlers } from '../sent-answers/routes.ts';
import { readMarksHandlers } from '../read-marks/routes.ts';
import { reportHandlers } from '../reports/routes.ts';
import { requestHandlers } from '../requests/routes.ts';
import { usageHandlers } from '../usage/routes.ts';
import { passwordHandlers } from '../users/password-routes.ts';
import { noteHandlers } from '../notes/routes.ts';
import { savedReplyHandlers } from '../saved-replies/routes.ts';
import { savedViewHandlers } from '../saved-views/routes.ts';
import { settingsHandlers } from '../settings/routes.ts';
import { siteHandlers } from '../sites/routes.ts';
import { studyHandlers } from '../studies/routes.ts';
import { verifyAppCheckToken, identityOfToken } from '../users/accounts.ts';
import { userHandlers } from '../users/routes.ts';
import { findUser } from '../users/user-repository.ts';

const handlers: Handlers = {
  ...requestHandlers,
  ...documentHandlers,
  ...citingHandlers,
  ...siteHandlers,
  ...studyHandlers,
  ...factHandlers,
  ...userHandlers,
  ...settingsHandlers,
  ...noteHandlers,
  ...announcementHandlers,
  ...savedReplyHandlers,
  ...savedViewHandlers,
  ...passwordHandlers,
  ...readMarksHandlers,
  ...sentAnswerHandlers,
  ...reportHandlers,
  ...auditHandlers,
  ...mailHandlers,
  ...usageHandlers,
  ...healthHandlers,
  ...openApiHandlers,
};

const identities: Identities = { identityOfToken, findUser };

export function createApp(): Express {
  takeBodiesUnparsed();
  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  app.use((_request, response, next) => {
    response.set({ 'Cache-Control': 'private, no-store', 'X-Content-Type-Options': 'nosniff' });
    next();
  });
  app.use(requireAppCheck({ isNeeded: needsAppCheck, verify: verifyAppCheckToken }));
  const ids = Object.keys(OPERATIONS) as OperationId[];
  for (const id of ids) app[VERBS[OPERATIONS[id].method]](routeOf(id), serve(id));
  app.all(ids.map(routeOf), () => {
    throw new ApiError('method_not_allowed', 'noSuchMethod');
  });
  app.use(() => {
    throw new ApiError('not_found', 'noSuchAddress');
  });
  app.use(dropRefusedBody);
  app.use(handleError);
  return app;
}

function routeOf(id: OperationId): string {
  return API_BASE + OPERATIONS[id].path.replace(/\{(\w+)\}/g, ':$1');
}

const VERBS = { GET: 'get', POST: 'post', PUT: 'put', PATCH: 'patch', DELETE: 'delete' } as const satisfies Record<
  Operation['method'],
  string
>;

type AuthorizedCaller = Pick<Call<unknown, unknown, unknown, AuthorizedMember | null>, 'member' | 'signedInAt'>;

/** Of a public operation. */
const NOBODY: AuthorizedCaller = { member: null, signedInAt: '' };

function serve(id: OperationId): RequestHandler {
  const { needs }: Operation = OPERATIONS[id];
  return async (request, response) => {
    if (needs === 'public') {
      send(response, await replyTo(id, NOBODY, request));
      return;
    }
    const caller = await authenticate(request, identities);
    const { member, signedInAt } = caller;
    await recordSignIn(caller);
    try {
      send(response, await replyTo(id, { member: authorize(member, needs), signedInAt }, request));
    } catch (error) {
      if (isRefusal(error)) await recordRefusal(member, id, request.path);
      throw error;
    }
  };
}

function send(response: Response, reply: unknown): void {
  if (reply instanceof PageReply) {
    const { baseUrl, url } = response.req;
    if (reply.next !== null) response.set('Link', linkToNext(baseUrl + url, reply.next));
    response.json(reply.body);
  } else if (reply instanceof FileReply)
    response.type(reply.type).attachment(reply.name).send(Buffer.from(reply.bytes));
  else response.json(reply);
}

async function replyTo(id: OperationId, caller: AuthorizedCaller, request: Request): Promise<unknown> {
  const { member } = caller;
  const operation: Operation = OPERATIONS[id];
  // TypeScript cannot follow the tie of handler and operation through ids.
  const handle = handlers[id] as (call: Call<unknown, unknown, unknown, AuthorizedMember | null>) => Promise<unknown>;
  const params = pathParameters(request);
  const query = queryParameters(request, operation);
  const body: unknown =
    operation.body && operation.body !== 'file' ? await jsonBody(request, operation.body) : undefined;
  const isWrite = operation.method !== 'GET' && !operation.isRead && !operation.keepsKey;
  if (member && isWrite) await spendWrite(writeAllowance(member.id), systemClock());
  const idempotencyKey = idempotencyKeyOf(request);
  // An upload compares its file itself, once arrived.
  if (member && isWrite && idempotencyKey !== undefined && operation.method === 'POST' && operation.body !== 'file') {
    await bindKey({ memberId: member.id, key: idempotencyKey, operation: id, params, body });
  }
  return handle({ ...caller, params, query, body, idempotencyKey, request });
}
