import { subscribe } from 'node:diagnostics_channel';
import { IncomingMessage, type IncomingHttpHeaders } from 'node:http';
import { Readable } from 'node:stream';
import { API_BASE } from '@trialdesk/contract/paths';
import type { Request } from 'express';

const headersAsSent = new WeakMap<IncomingMessage, IncomingHttpHeaders>();

/**
 * Makes the Functions framework hand API bodies on as bytes. It parses every body before it calls us and answers what
 * it cannot parse (broken JSON, an unknown charset or encoding) with an HTML page of its own, which no client of a
 * JSON API expects. It goes by the headers, so they call every body plain bytes until it has passed.
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

/** The headers of a call as its sender wrote them. */
export function sentHeaders(request: Request): IncomingHttpHeaders {
  return headersAsSent.get(request) ?? request.headers;
}

/** The framework reads a body before it calls us and keeps it as `rawBody`; elsewhere it is still to be read. */
export function bodyOf(request: Request): Readable {
  const { rawBody } = request as Request & { rawBody?: Buffer };
  return rawBody ? Readable.from([rawBody]) : request;
}
