import { OPERATIONS, type OperationId } from '@trialdesk/contract/operations';
import type { Operation } from '@trialdesk/contract/operations/operation';
import { API_BASE } from '@trialdesk/contract/paths';
import express, { type Express, type Request, type RequestHandler } from 'express';
import { auditHandlers } from '../audit/routes.ts';
import { documentHandlers } from '../documents/routes.ts';
import { handleError } from '../http/handle-error.ts';
import { ApiError } from '../http/api-error.ts';
import { authenticate, type Identities } from '../http/authenticate.ts';
import { authorize } from '../http/authorize.ts';
import { idempotencyKeyOf, pathParameters, queryParameters } from '../http/call-parameters.ts';
import type { Call, Handlers } from '../http/handler.ts';
import type { Member } from '../http/member.ts';
import { takeBodiesUnparsed } from '../http/request-body.ts';
import { jsonBody } from '../http/validate.ts';
import { openApiHandlers } from '../openapi/routes.ts';
import { requestHandlers } from '../requests/routes.ts';
import { settingsHandlers } from '../settings/routes.ts';
import { siteHandlers } from '../sites/routes.ts';
import { studyHandlers } from '../studies/routes.ts';
import { uidOfToken } from '../users/accounts.ts';
import { userHandlers } from '../users/routes.ts';
import { findUser } from '../users/user-repository.ts';

const handlers: Handlers = {
  ...requestHandlers,
  ...documentHandlers,
  ...siteHandlers,
  ...studyHandlers,
  ...userHandlers,
  ...settingsHandlers,
  ...auditHandlers,
  ...openApiHandlers,
};

const identities: Identities = { uidOfToken, findUser };

/** The API: middleware in order, the contract's route table, 404, the error handler. */
export function createApp(): Express {
  takeBodiesUnparsed();
  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  app.use((_request, response, next) => {
    response.set({ 'Cache-Control': 'private, no-store', 'X-Content-Type-Options': 'nosniff' });
    next();
  });
  const ids = Object.keys(OPERATIONS) as OperationId[];
  for (const id of ids) app[VERBS[OPERATIONS[id].method]](routeOf(id), serve(id));
  app.all(ids.map(routeOf), () => {
    throw new ApiError('method_not_allowed', 'noSuchMethod');
  });
  app.use(() => {
    throw new ApiError('not_found', 'noSuchAddress');
  });
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

function serve(id: OperationId): RequestHandler {
  const operation: Operation = OPERATIONS[id];
  // TypeScript cannot follow the tie of handler and operation through a loop over ids.
  const handle = handlers[id] as (call: Call<unknown, unknown, unknown, Member | null>) => Promise<unknown>;
  return async (request, response) => {
    const reply = await handle({
      member: await admit(request, operation.roles),
      params: pathParameters(request),
      query: queryParameters(request, operation),
      body: operation.body && operation.body !== 'file' ? await jsonBody(request, operation.body) : undefined,
      idempotencyKey: idempotencyKeyOf(request),
      request,
    });
    response.json(reply);
  };
}

async function admit(request: Request, roles: Operation['roles']): Promise<Member | null> {
  if (roles === 'public') return null;
  const member = await authenticate(request, identities);
  authorize(member, roles);
  return member;
}
