import { jest } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { APP_CHECK_HEADER } from '@trialdesk/contract/paths';
import { createApiClient, type ApiClientDeps } from './api-client.ts';
import { closeStorage, openStorage } from './storage/browser-storage.ts';

// jsdom's crypto has no randomUUID, every browser's has.
Object.defineProperty(window.crypto, 'randomUUID', { value: randomUUID });

function reply(status: number, body: unknown) {
  // jsdom has no Response; the client needs this much of one.
  return {
    ok: status < 300,
    status,
    headers: typed('application/json'),
    text: () => Promise.resolve(JSON.stringify(body)),
  } as Response;
}

const MISSING = reply(404, { detail: 'No such request', code: 'not_found' });
const QUESTION = {
  title: 'Visit window',
  question: 'How late may visit 3 be?',
  studyId: 's1',
  category: 'study_procedures',
  priority: 'medium',
} as const;

function typed(type: string): Headers {
  return new Headers({ 'Content-Type': type });
}

function setUp(replies: (Response | Error)[], tokens: (string | null | Error)[] = ['token']) {
  const fetch = jest.fn<ApiClientDeps['fetch']>(() => {
    const next = replies.shift() ?? new Error('one call too many');
    return next instanceof Error ? Promise.reject(next) : Promise.resolve(next);
  });
  const token = jest.fn(() => {
    const next = tokens.length > 1 ? (tokens.shift() ?? null) : (tokens[0] ?? null);
    return next instanceof Error ? Promise.reject(next) : Promise.resolve(next);
  });
  const wait = jest.fn<ApiClientDeps['wait']>(() => Promise.resolve());
  const upload = jest.fn<ApiClientDeps['upload']>(() => fetch);
  const sent = (at: number) => {
    const [url, init] = fetch.mock.calls[at] ?? [];
    return { url, method: init?.method, body: init?.body, headers: new Headers(init?.headers) };
  };
  const headers = () => Promise.resolve({ [APP_CHECK_HEADER]: 'from our page' });
  const onRefused = jest.fn<ApiClientDeps['onRefused']>();
  const client = createApiClient({ token, headers, fetch, upload, wait, onRefused });
  return { ...client, fetch, token, upload, wait, onRefused, sent };
}

test('every call has the headers common to all', async () => {
  const { call, callPublicly, sent } = setUp([reply(200, []), reply(200, {})]);
  await call('listSites');
  await callPublicly('getInvitation', { params: { userId: 'u1' } });
  for (const at of [0, 1]) expect(sent(at).headers.get(APP_CHECK_HEADER)).toBe('from our page');
});

const keyOf = ({ headers }: { headers: Headers }) => headers.get('Idempotency-Key');

beforeEach(() => {
  closeStorage();
  openStorage('ada');
});

describe('a call', () => {
  it('sends the token to the route of the operation', async () => {
    const { call, sent } = setUp([reply(200, ['study'])]);
    expect(await call('listStudies')).toEqual(['study']);
    expect(sent(0)).toMatchObject({ url: '/api/v1/studies', method: 'GET' });
    expect(sent(0).headers.get('Authorization')).toBe('Bearer token');
  });

  it('encodes each parameter of the path', async () => {
    const { call, sent } = setUp([reply(200, {}), reply(200, {})]);
    await call('getRole', { params: { email: 'a/b?c@trialdesk.test' } });
    expect(sent(0).url).toBe('/api/v1/users/email/a%2Fb%3Fc%40trialdesk.test/role');
    await call('correctQuestion', { params: { id: 'r 1', query_id: 'q#2' }, body: { question: 'May I dose?' } });
    expect(sent(1)).toMatchObject({ url: '/api/v1/requests/r%201/queries/q%232/question', method: 'PUT' });
  });

  it('puts the query behind the path and leaves out what is undefined', async () => {
    const { call, sent } = setUp([reply(200, {}), reply(200, {})]);
    await call('deleteUser', { params: { id: 'u1' }, query: { status: 'invited' } });
    expect(sent(0)).toMatchObject({ url: '/api/v1/users/u1?status=invited', method: 'DELETE' });
    await call('deleteUser', { params: { id: 'u1' }, query: { status: undefined } });
    expect(sent(1).url).toBe('/api/v1/users/u1');
  });

  it('sends the body as JSON', async () => {
    const { call, sent } = setUp([reply(200, {})]);
    await call('putAppearance', { body: { theme: 'dark', compact_mode: true } });
    expect(sent(0)).toMatchObject({ method: 'PUT', body: '{"theme":"dark","compact_mode":true}' });
    expect(sent(0).headers.get('Content-Type')).toBe('application/json');
  });

  it('tries up to 3 times, 1 s apart, to obtain a token', async () => {
    const { call, token, wait } = setUp([reply(200, null)], [null, new Error('refresh failed'), 'late']);
    await call('listStudies');
    expect(token).toHaveBeenCalledTimes(3);
    expect(wait.mock.calls).toEqual([[1_000], [1_000]]);
  });

  it('sends nothing without a token', async () => {
    const { call, fetch, token } = setUp([], [null]);
    await expect(call('listStudies')).rejects.toMatchObject({ status: 401, code: 'unauthenticated' });
    expect(token).toHaveBeenCalledTimes(3);
    expect(fetch).not.toHaveBeenCalled();
  });
});

describe('a public call', () => {
  it('is sent at once and without a token, even when someone is signed in', async () => {
    const { callPublicly, token, sent } = setUp([reply(200, null)]);
    const body = { name: 'Ada', password: 'correct horse' };
    await callPublicly('completeRegistration', { params: { userId: 'u1' }, body });
    expect(token).not.toHaveBeenCalled();
    expect(sent(0)).toMatchObject({ url: '/api/v1/users/u1/complete-registration', body: JSON.stringify(body) });
    expect(sent(0).headers.has('Authorization')).toBe(false);
  });

  it('leaves nothing of its body in the browser', async () => {
    const { callPublicly } = setUp([reply(500, {})]);
    const body = { name: 'Ada', password: 'correct horse' };
    await expect(callPublicly('completeRegistration', { params: { userId: 'u1' }, body })).rejects.toThrow();
    expect(window.sessionStorage.length).toBe(0);
  });
});

describe('repeating', () => {
  it('repeats a GET on 404, up to 3 times, 1 s apart', async () => {
    const { call, fetch, wait } = setUp([MISSING, MISSING, reply(200, 'found')]);
    expect(await call('getRequest', { params: { id: 'r1' } })).toBe('found');
    expect(fetch).toHaveBeenCalledTimes(3);
    expect(wait.mock.calls).toEqual([[1_000], [1_000]]);
  });

  it('gives up after the third 404', async () => {
    const { call, fetch } = setUp([MISSING, MISSING, MISSING, reply(200, 'too late')]);
    const missing = { status: 404, detail: 'No such request' };
    await expect(call('getRequest', { params: { id: 'r1' } })).rejects.toMatchObject(missing);
    expect(fetch).toHaveBeenCalledTimes(3);
  });

  it.each([403, 500, 503])('does not repeat a GET on %d', async (status) => {
    const { call, fetch } = setUp([reply(status, {}), reply(200, null)]);
    await expect(call('listStudies')).rejects.toMatchObject({ status });
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  it('never repeats a call that changes something', async () => {
    const acts = [
      ({ call }: ReturnType<typeof setUp>) => call('createSite', { body: { name: 'North' } }),
      ({ call }: ReturnType<typeof setUp>) => call('putAppearance', { body: { theme: 'dark', compact_mode: true } }),
      ({ call }: ReturnType<typeof setUp>) =>
        call('setDocumentStatus', { params: { id: 'd1' }, body: { status: 'archived' } }),
      ({ call }: ReturnType<typeof setUp>) => call('deleteUser', { params: { id: 'u1' } }),
    ];
    for (const act of acts) {
      const client = setUp([MISSING, reply(200, null)]);
      await expect(act(client)).rejects.toMatchObject({ status: 404 });
      expect(client.fetch).toHaveBeenCalledTimes(1);
    }
  });
});

describe('the idempotency key', () => {
  const ask = ({ call }: ReturnType<typeof setUp>, title: string) =>
    call('createRequest', { body: { ...QUESTION, title } });

  it('is on every POST and on no other method', async () => {
    const client = setUp([reply(200, { request_id: 'r1' }), reply(200, {})]);
    await ask(client, 'Visit window');
    await client.call('putAppearance', { body: { theme: 'dark', compact_mode: true } });
    expect(keyOf(client.sent(0))).toMatch(/^[\w-]{36}$/);
    expect(keyOf(client.sent(1))).toBeNull();
  });

  it('stays the same when the same act is tried again', async () => {
    const client = setUp([new TypeError('Failed to fetch'), reply(200, {})]);
    await expect(ask(client, 'Visit window')).rejects.toMatchObject({ code: 'unreachable' });
    await ask(client, 'Visit window');
    expect(keyOf(client.sent(1))).toBe(keyOf(client.sent(0)));
  });

  it('changes with the body', async () => {
    const client = setUp([reply(500, {}), reply(200, {})]);
    await expect(ask(client, 'Visit window')).rejects.toThrow();
    await ask(client, 'Visit windows');
    expect(keyOf(client.sent(1))).not.toBe(keyOf(client.sent(0)));
  });

  it('changes once the act has succeeded', async () => {
    const client = setUp([reply(200, {}), reply(200, {})]);
    await ask(client, 'Visit window');
    await ask(client, 'Visit window');
    expect(keyOf(client.sent(1))).not.toBe(keyOf(client.sent(0)));
  });

  it('differs between two threads that get the same text', async () => {
    const client = setUp([reply(500, {}), reply(200, {})]);
    const body = { question: 'And visit 4?' };
    await expect(client.call('followUp', { params: { id: 'r1' }, body })).rejects.toThrow();
    await client.call('followUp', { params: { id: 'r2' }, body });
    expect(keyOf(client.sent(1))).not.toBe(keyOf(client.sent(0)));
  });

  it('changes with the state that was acted on', async () => {
    const client = setUp([reply(500, {}), reply(500, {}), reply(200, {})]);
    const params = { id: 'r1', query_id: 'q1' };
    for (const seen of [1, 1]) await expect(client.call('regenerateDraft', { params, seen })).rejects.toThrow();
    await client.call('regenerateDraft', { params, seen: 2 });
    expect(keyOf(client.sent(1))).toBe(keyOf(client.sent(0)));
    expect(keyOf(client.sent(2))).not.toBe(keyOf(client.sent(0)));
    expect(client.sent(2).body).toBeUndefined();
  });
});

describe('an upload', () => {
  it('reports its progress and carries the key of its file', async () => {
    const { call, upload, sent } = setUp([reply(200, {})]);
    const body = new FormData();
    const onProgress = jest.fn();
    await call('uploadDocument', { body, key: 'key-of-the-file', onProgress });
    expect(upload).toHaveBeenCalledWith(onProgress);
    expect(sent(0)).toMatchObject({ url: '/api/v1/documents/upload', method: 'POST' });
    expect(sent(0).body).toBe(body);
    expect(sent(0).headers.has('Content-Type')).toBe(false);
    expect(keyOf(sent(0))).toBe('key-of-the-file');
  });

  it('rejects with the reason of an abort, not as unreachable', async () => {
    const aborted = new DOMException('Aborted', 'AbortError');
    const { call } = setUp([aborted]);
    const controller = new AbortController();
    controller.abort();
    const input = { body: new FormData(), key: 'key-of-the-file', onProgress: jest.fn() };
    await expect(call('uploadDocument', { ...input, signal: controller.signal })).rejects.toBe(aborted);
  });
});

describe('an error', () => {
  it('is reported when the server refuses the session, and not when it refuses the act', async () => {
    const ended = { detail: 'Your session has ended.', code: 'unauthenticated' };
    const { call, onRefused } = setUp([reply(403, { detail: 'No.', code: 'forbidden' }), reply(401, ended)]);
    await expect(call('listSites')).rejects.toMatchObject({ status: 403 });
    expect(onRefused).not.toHaveBeenCalled();
    await expect(call('listSites')).rejects.toMatchObject({ status: 401 });
    expect(onRefused).toHaveBeenCalledTimes(1);
  });

  it('carries what the server finds wrong with each field', async () => {
    const body = { detail: 'Please check the form', code: 'bad_input', fields: { name: 'Too short' } };
    const { call } = setUp([reply(400, body)]);
    const failure = { code: 'bad_input', detail: body.detail, fields: body.fields };
    await expect(call('createSite', { body: { name: '' } })).rejects.toMatchObject(failure);
  });

  it('distinguishes a server that cannot be reached from one that refuses', async () => {
    const { call } = setUp([new TypeError('Failed to fetch')]);
    await expect(call('listStudies')).rejects.toMatchObject({ status: 0, code: 'unreachable' });
  });

  it('is made of a reply that is not from our server', async () => {
    const page = {
      ok: false,
      status: 502,
      headers: typed('text/html'),
      text: () => Promise.resolve('<html>Bad gateway</html>'),
    } as Response;
    const { call } = setUp([page]);
    await expect(call('listStudies')).rejects.toMatchObject({ status: 502, code: 'internal', isGeneric: true });
  });

  it('repeats the sentence of a server that gives no code', async () => {
    const { call } = setUp([reply(500, { detail: 'The directory is closed' })]);
    const sentence = { status: 500, code: 'internal', detail: 'The directory is closed', isGeneric: false };
    await expect(call('listStudies')).rejects.toMatchObject(sentence);
  });
});

test('a file is downloaded as it is', async () => {
  const pdf = new Blob(['%PDF-']);
  const file = { ok: true, status: 200, headers: typed('application/pdf'), blob: () => Promise.resolve(pdf) };
  const { download } = setUp([file as Response]);
  expect(await download('exportRequest', { params: { id: 'r' }, query: { format: 'pdf' } })).toBe(pdf);
});
