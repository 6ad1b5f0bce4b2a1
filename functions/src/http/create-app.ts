import { OPERATIONS, type OperationId } from '@trialdesk/contract/operations';
import type { Operation } from '@trialdesk/contract/operations/operation';
import { API_BASE, IDEMPOTENCY_HEADER } from '@trialdesk/contract/paths';
import { isRecordId } from '@trialdesk/contract/record-id';
import express, { type Express, type Request, type RequestHandler } from 'express';
import { auditHandlers } from '../audit/routes.ts';
import { documentHandlers } from '../documents/routes.ts';
import { openApiHandlers } from '../openapi/routes.ts';
import { requestHandlers } from '../requests/routes.ts';
import { settingsHandlers } from '../settings/routes.ts';
import { siteHandlers } from '../sites/routes.ts';
import { studyHandlers } from '../studies/routes.ts';
import { userHandlers } from '../users/routes.ts';
import { handleError } from './handle-error.ts';
import { ApiError } from './api-error.ts';
import { authenticate } from './authenticate.ts';
import { authorize } from './authorize.ts';
import type { Call, Handlers } from './handler.ts';
import type { Member } from './member.ts';
import { takeBodiesUnparsed } from './request-body.ts';
import { checked, isFieldName, jsonBody } from './validate.ts';

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

/** The API: middleware in order, the route table of the contract, 404, the error handler. */
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
  for (const id of ids) app[verbOf(OPERATIONS[id].method)](routeOf(id), serve(id));
  app.all(ids.map(routeOf), () => {
    throw new ApiError('method_not_allowed', 'This address does not take such a call.');
  });
  app.use(() => {
    throw new ApiError('not_found', 'There is nothing at this address.');
  });
  app.use(handleError);
  return app;
}

function routeOf(id: OperationId): string {
  return API_BASE + OPERATIONS[id].path.replace(/\{(\w+)\}/g, ':$1');
}

function verbOf(method: Operation['method']): 'get' | 'post' | 'put' | 'patch' | 'delete' {
  switch (method) {
    case 'GET':
      return 'get';
    case 'POST':
      return 'post';
    case 'PUT':
      return 'put';
    case 'PATCH':
      return 'patch';
    case 'DELETE':
      return 'delete';
  }
}

function serve(id: OperationId): RequestHandler {
  const operation: Operation = OPERATIONS[id];
  // The table ties each handler to the body its own operation declares; a loop over ids cannot express that tie.
  const handle = handlers[id] as (call: Call<unknown, unknown, Member | null>) => Promise<unknown>;
  return async (request, response) => {
    const reply = await handle({
      member: await admit(request, operation.roles),
      params: idsIn(request),
      query: operation.query && checked(operation.query, filled(texts(request.query))),
      body: operation.body && operation.body !== 'file' ? await jsonBody(request, operation.body) : undefined,
      idempotencyKey: idempotencyKeyOf(request),
      request,
    });
    response.json(reply);
  };
}

async function admit(request: Request, roles: Operation['roles']): Promise<Member | null> {
  if (roles === 'public') return null;
  const member = await authenticate(request);
  authorize(member, roles);
  return member;
}

/** The path's parameters. Each but an e-mail address is the id of a record, or the path leads nowhere. */
function idsIn(request: Request): Record<string, string> {
  const params = texts(request.params);
  if (Object.entries(params).every(([name, value]) => name === 'email' || isRecordId(value))) return params;
  throw new ApiError('not_found', 'There is nothing at this address.');
}

/** Parameters that are single texts; repeated or nested ones are left out. */
function texts(values: Record<string, unknown>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}

/** A parameter without a value is one that was left out. */
function filled(values: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(values).filter(([name, value]) => isFieldName(name) && value !== ''));
}

function idempotencyKeyOf(request: Request): string | undefined {
  const key = request.get(IDEMPOTENCY_HEADER);
  if (key === undefined) return undefined;
  if (!/^[\x21-\x7E]{8,128}$/.test(key)) {
    throw new ApiError('bad_input', `${IDEMPOTENCY_HEADER} must be 8 to 128 printable characters.`);
  }
  return key;
}
