import { jest } from '@jest/globals';
import { createApiClient, type ApiClientDeps } from './api-client.ts';

function answer(status: number, body: unknown) {
  // jsdom has no Response; the client needs this much of one.
  return { ok: status < 300, status, text: () => Promise.resolve(JSON.stringify(body)) } as Response;
}

const MISSING = answer(404, { detail: 'No such request', code: 'not_found' });

function setUp(answers: (Response | Error)[], tokens: (string | null | Error)[] = ['token']) {
  const fetch = jest.fn<ApiClientDeps['fetch']>(() => {
    const next = answers.shift() ?? new Error('one call too many');
    return next instanceof Error ? Promise.reject(next) : Promise.resolve(next);
  });
  const token = jest.fn(() => {
    const next = tokens.length > 1 ? (tokens.shift() ?? null) : (tokens[0] ?? null);
    return next instanceof Error ? Promise.reject(next) : Promise.resolve(next);
  });
  const wait = jest.fn<ApiClientDeps['wait']>(() => Promise.resolve());
  return { api: createApiClient({ token, fetch, wait }), fetch, token, wait };
}

describe('API client', () => {
  it('sends the token to the base path', async () => {
    const { api, fetch } = setUp([answer(200, ['study'])]);
    expect(await api.get('/studies')).toEqual(['study']);
    const [url, init] = fetch.mock.calls[0] ?? [];
    expect(url).toBe('/api/v1/studies');
    expect(init?.headers).toMatchObject({ Authorization: 'Bearer token' });
  });

  it('tries up to 3 times, 1 s apart, to obtain a token', async () => {
    const { api, token, wait } = setUp([answer(200, null)], [null, new Error('refresh failed'), 'late']);
    await api.get('/studies');
    expect(token).toHaveBeenCalledTimes(3);
    expect(wait.mock.calls).toEqual([[1_000], [1_000]]);
  });

  it('calls nothing without a token', async () => {
    const { api, fetch, token } = setUp([], [null]);
    await expect(api.get('/studies')).rejects.toMatchObject({ status: 401, code: 'unauthenticated' });
    expect(token).toHaveBeenCalledTimes(3);
    expect(fetch).not.toHaveBeenCalled();
  });

  it('sends a public call at once and without a token, whoever is signed in', async () => {
    const { api, fetch, token } = setUp([answer(200, null)]);
    await api.postPublicly('/users/u1/complete-registration', { name: 'Ada' });
    expect(token).not.toHaveBeenCalled();
    expect(fetch.mock.calls[0]?.[1].headers).not.toHaveProperty('Authorization');
    expect(fetch.mock.calls[0]?.[1].body).toBe('{"name":"Ada"}');
  });

  it('repeats a GET on 404, up to 3 times, 1 s apart', async () => {
    const { api, fetch, wait } = setUp([MISSING, MISSING, answer(200, 'found')]);
    expect(await api.get('/get-request/r1')).toBe('found');
    expect(fetch).toHaveBeenCalledTimes(3);
    expect(wait.mock.calls).toEqual([[1_000], [1_000]]);
  });

  it('gives up after the third 404', async () => {
    const { api, fetch } = setUp([MISSING, MISSING, MISSING, answer(200, 'too late')]);
    await expect(api.get('/get-request/r1')).rejects.toMatchObject({ status: 404, detail: 'No such request' });
    expect(fetch).toHaveBeenCalledTimes(3);
  });

  it.each([403, 500, 503])('does not repeat a GET on %d', async (status) => {
    const { api, fetch } = setUp([answer(status, {}), answer(200, null)]);
    await expect(api.get('/studies')).rejects.toMatchObject({ status });
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  it('never repeats what changes something', async () => {
    for (const act of ['post', 'patch', 'delete'] as const) {
      const { api, fetch } = setUp([MISSING, answer(200, null)]);
      await expect(api[act]('/users/u1', {}, { key: 'key-of-the-act' })).rejects.toMatchObject({ status: 404 });
      expect(fetch).toHaveBeenCalledTimes(1);
    }
  });

  it('names the act of a POST by its idempotency key', async () => {
    const { api, fetch } = setUp([answer(200, { request_id: 'r1' })]);
    await api.post('/create-request', { title: 'Visit window' }, { key: 'key-of-the-act' });
    expect(fetch.mock.calls[0]?.[1].headers).toMatchObject({ 'Idempotency-Key': 'key-of-the-act' });
    expect(fetch.mock.calls[0]?.[1].body).toBe('{"title":"Visit window"}');
  });

  it('hands on what the server finds wrong with each field', async () => {
    const body = { detail: 'Please check the form', code: 'bad_input', fields: { title: 'Too short' } };
    const { api } = setUp([answer(400, body)]);
    const call = api.post('/create-request', {}, { key: 'key-of-the-act' });
    await expect(call).rejects.toMatchObject({ code: 'bad_input', detail: body.detail, fields: body.fields });
  });

  it('tells a server that cannot be reached from one that refuses', async () => {
    const { api } = setUp([new TypeError('Failed to fetch')]);
    await expect(api.get('/studies')).rejects.toMatchObject({ status: 0, code: 'unreachable' });
  });

  it('makes an error of an answer that is not ours', async () => {
    const page = { ok: false, status: 502, text: () => Promise.resolve('<html>Bad gateway</html>') } as Response;
    const { api } = setUp([page]);
    await expect(api.get('/studies')).rejects.toMatchObject({ status: 502, code: 'internal', isOwnWords: true });
  });

  it('repeats the sentence of a server, also of one that gives no code', async () => {
    const { api } = setUp([answer(500, { detail: 'The directory is closed' })]);
    const sentence = { status: 500, code: 'internal', detail: 'The directory is closed', isOwnWords: false };
    await expect(api.get('/studies')).rejects.toMatchObject(sentence);
  });
});
