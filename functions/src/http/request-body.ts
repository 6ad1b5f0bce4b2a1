import { subscribe } from 'node:diagnostics_channel';
import { IncomingMessage, type IncomingHttpHeaders } from 'node:http';
import { PassThrough, Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { API_BASE } from '@trialdesk/contract/paths';
import type { Request } from 'express';

const headersAsSent = new WeakMap<IncomingMessage, IncomingHttpHeaders>();

/**
 * The Functions framework reads bodies into memory before it calls us, eight files of 30 MiB as well, and answers a
 * malformed one with an HTML page. It goes by the headers, so until it has passed, they declare every API body as plain
 * bytes and hide a form.
 */
export function takeBodiesUnparsed(): void {
  subscribe('http.server.request.start', hideBody);
}

function hideBody(message: unknown): void {
  const { request } = message as { request: unknown };
  if (!(request instanceof IncomingMessage) || headersAsSent.has(request)) return;
  const type = request.headers['content-type'];
  if (!request.url?.startsWith(API_BASE) || type === undefined) return;
  headersAsSent.set(request, { ...request.headers });
  request.headers['content-type'] = 'application/octet-stream';
  delete request.headers['content-encoding'];
  if (!type.toLowerCase().startsWith('multipart/')) return;
  // Without these two a request has no body (RFC 9112, section 6.3).
  delete request.headers['content-length'];
  delete request.headers['transfer-encoding'];
}

export function sentHeaders(request: Request): IncomingHttpHeaders {
  return headersAsSent.get(request) ?? request.headers;
}

/** A form is still unread; other bodies are in `rawBody`. Destroying it leaves the request open. */
export function bodyOf(request: Request): Readable {
  const { rawBody } = request as Request & { rawBody?: Buffer };
  if (rawBody) return Readable.from([rawBody]);
  const body = new PassThrough();
  request.once('error', (error) => body.destroy(error));
  return request.pipe(body);
}

/** Before a reply: a connection closed with bytes unread is reset, and the caller may never see the reply. */
export async function dropRest(request: Request): Promise<void> {
  if (request.readableEnded || request.destroyed) return;
  request.unpipe();
  request.resume();
  await finished(request, { writable: false }).catch(() => undefined);
}
