import { channel } from 'node:diagnostics_channel';
import { bodyOf, sentHeaders, takeBodiesUnparsed } from './request-body.ts';
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

  const headers = { 'Content-Type': 'application/json', 'Content-Encoding': 'gzip' };

  test('hides type and encoding of an API body from the framework, and keeps them for us', () => {
    const request = fakeRequest({ url: '/api/v1/sites', headers });
    arrive(request);
    expect(request.headers).toEqual({ 'content-type': 'application/octet-stream' });
    expect(sentHeaders(request)).toEqual({ 'content-type': 'application/json', 'content-encoding': 'gzip' });
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

  test('streams the request itself elsewhere', async () => {
    expect(await textOf(bodyOf(fakeRequest({ body: ['one ', 'two'] })))).toBe('one two');
  });
});
