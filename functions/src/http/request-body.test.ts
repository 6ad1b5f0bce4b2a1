import { channel } from 'node:diagnostics_channel';
import { once } from 'node:events';
import { createServer, request, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Request } from 'express';
import { bodyOf, dropRest, sentHeaders, takeBodiesUnparsed } from './request-body.ts';
import { fakeRequest } from './testing/fake-request.ts';

const arrive = (request: unknown) => channel('http.server.request.start').publish({ request });

async function textOf(stream: AsyncIterable<Buffer>): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}

describe('takeBodiesUnparsed', () => {
  beforeAll(() => {
    takeBodiesUnparsed();
  });

  const headers = { 'Content-Type': 'application/json', 'Content-Encoding': 'gzip', 'Content-Length': '2' };

  test('hides type and encoding of an API body from the framework, and keeps them for us', () => {
    const request = fakeRequest({ url: '/api/v1/sites', headers });
    arrive(request);
    expect(request.headers).toEqual({ 'content-type': 'application/octet-stream', 'content-length': '2' });
    expect(sentHeaders(request)).toMatchObject({ 'content-type': 'application/json', 'content-encoding': 'gzip' });
  });

  test.each(['content-length', 'transfer-encoding'])('hides a form, which would be read into memory (%s)', (length) => {
    const form = { 'content-type': 'Multipart/Form-Data; boundary=b', [length]: '31457280' };
    const request = fakeRequest({ url: '/api/v1/documents/upload', headers: form });
    arrive(request);
    expect(request.headers).not.toHaveProperty(length);
    expect(sentHeaders(request)).toEqual(form);
  });

  test('keeps the headers as sent when a request is announced twice', () => {
    const request = fakeRequest({ url: '/api/v1/sites', headers });
    arrive(request);
    arrive(request);
    expect(sentHeaders(request)['content-type']).toBe('application/json');
  });

  test.each([
    ['of another path', fakeRequest({ url: '/elsewhere', headers })],
    ['without a body', fakeRequest({ url: '/api/v1/sites', headers: { 'Content-Encoding': 'gzip' } })],
  ])('leaves a request %s alone', (_what, request) => {
    const before = { ...request.headers };
    arrive(request);
    expect(request.headers).toEqual(before);
    expect(sentHeaders(request)).toBe(request.headers);
  });

  test('ignores what is not a request', () => {
    expect(() => arrive({ url: '/api/v1/sites', headers: {} })).not.toThrow();
  });
});

describe('bodyOf', () => {
  test('streams the body that the framework has read', async () => {
    const request = Object.assign(fakeRequest({ body: ['unread'] }), { rawBody: Buffer.from('read before') });
    expect(await textOf(bodyOf(request))).toBe('read before');
  });

  test('a refusal reaches a caller who is still sending', async () => {
    const server = createServer((incoming, response) => {
      void (async () => {
        for await (const chunk of bodyOf(incoming as Request)) if (chunk) break;
        await dropRest(incoming as Request);
        response.writeHead(413).end();
      })();
    });
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const { port } = server.address() as AddressInfo;
    const call = request({ port, method: 'POST', agent: false }).end(Buffer.alloc(20 * 1024 * 1024));
    const [reply] = (await once(call, 'response')) as [IncomingMessage];
    expect(reply.statusCode).toBe(413);
    await once(reply.resume(), 'end');
    expect(call.errored).toBeNull();
    server.closeAllConnections();
    server.close();
  });

  test('streams the request itself elsewhere', async () => {
    expect(await textOf(bodyOf(fakeRequest({ body: ['one ', 'two'] })))).toBe('one two');
  });
});
