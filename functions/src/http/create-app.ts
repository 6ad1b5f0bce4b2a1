import { API_BASE, IDEMPOTENCY_HEADER } from '@trialdesk/contract/paths';
import { OPERATIONS, type Operation, type OperationId } from '@trialdesk/contract/operations';
import express, { type Express, type Request, type RequestHandler } from 'express';
import { documentHandlers } from '../documents/routes.ts';
import { requestHandlers } from '../requests/routes.ts';
import { siteHandlers } from '../sites/routes.ts';
import { studyHandlers } from '../studies/routes.ts';
import { userHandlers } from '../users/routes.ts';
import { answerError } from './answer-error.ts';
import { ApiError } from './api-error.ts';
import { authenticate } from './authenticate.ts';
import { authorize } from './authorize.ts';
import type { Call, Handlers } from './handler.ts';
import { jsonBody } from './validate.ts';

const handlers: Handlers = {
  ...requestHandlers,
  ...documentHandlers,
  ...siteHandlers,
  ...studyHandlers,
  ...userHandlers,
};

/** The API: middleware in order, the route table of the contract, 404, the error handler. */
export function createApp(): Express {
  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  app.use((_request, response, next) => {
    response.set({ 'Cache-Control': 'private, no-store', 'X-Content-Type-Options': 'nosniff' });
    next();
  });
  for (const id of Object.keys(OPERATIONS) as OperationId[]) {
    const { method, path } = OPERATIONS[id];
    const route = API_BASE + path.replace(/\{(\w+)\}/g, ':$1');
    app[verbOf(method)](route, serve(id));
  }
  app.use(() => {
    throw new ApiError('not_found', 'There is nothing at this address.');
  });
  app.use(answerError);
  return app;
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
  const handle = handlers[id] as (call: Call<unknown>) => Promise<unknown>;
  return async (request, response) => {
    const member = await authenticate(request);
    authorize(member, operation.roles);
    const body: unknown = operation.body && operation.body !== 'file' ? jsonBody(request, operation.body) : undefined;
    const answer = await handle({
      member,
      params: texts(request.params),
      query: texts(request.query),
      body,
      idempotencyKey: idempotencyKeyOf(request),
      request,
    });
    response.json(answer);
  };
}

/** Parameters that are single texts; repeated or nested ones are left out. */
function texts(values: Record<string, unknown>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}

function idempotencyKeyOf(request: Request): string | undefined {
  const key = request.get(IDEMPOTENCY_HEADER);
  if (key === undefined) return undefined;
  if (!/^[\x21-\x7E]{8,128}$/.test(key)) {
    throw new ApiError('bad_input', `${IDEMPOTENCY_HEADER} must be 8 to 128 printable characters.`);
  }
  return key;
}
