import { subscribe } from 'node:diagnostics_channel';
import { IncomingMessage, type IncomingHttpHeaders } from 'node:http';
import { Readable } from 'node:stream';
import { API_BASE } from '@trialdesk/contract/paths';
import type { Request } from 'express';

const headersAsSent = new WeakMap<IncomingMessage, IncomingHttpHeaders>();

/**
 * The Functions framework parses bodies before it calls us and answers a malformed one with an HTML page. It goes by
 * the headers, so they declare every API body as plain bytes until it has passed.
 */
export function takeBodiesUnparsed(): void {
  subscribe('http.server.request.start', hideBodyType);
}

function hideBodyType(message: unknown): void {
  const { request } = message as { request: unknown };
  if (!(request instanceof IncomingMessage) || headersAsSent.has(request)) return;
  if (!request.url?.startsWith(API_BASE) || request.headers['content-type'] === undefined) return;
  headersAsSent.set(request, { ...request.headers });
  request.headers['content-type'] = 'application/octet-stream';
  delete request.headers['content-encoding'];
}

/** The headers as sent. */
export function sentHeaders(request: Request): IncomingHttpHeaders {
  return headersAsSent.get(request) ?? request.headers;
}

/** The framework keeps the body as `rawBody`; elsewhere it is still unread. */
export function bodyOf(request: Request): Readable {
  const { rawBody } = request as Request & { rawBody?: Buffer };
  return rawBody ? Readable.from([rawBody]) : request;
}
