import { API_BASE, IDEMPOTENCY_HEADER } from '@trialdesk/contract/paths';
import { ApiError, errorOf } from './api-error.ts';

const ATTEMPTS = 3;
const PAUSE = 1_000;

export interface ApiClientDeps {
  /** The signed-in user's ID token; null when there is none yet. May reject. */
  token: () => Promise<string | null>;
  fetch: (input: string, init: RequestInit) => Promise<Response>;
  /** Resolves after so many milliseconds. */
  wait: (milliseconds: number) => Promise<void>;
}

export interface PostOptions {
  /** The same for every repetition of one act, so that the server does it once. */
  key: string;
}

/** Calls of the product's API. Every one answers the body of a success or rejects with an `ApiError`. */
export interface ApiClient {
  /** Repeated up to 3 times, 1 s apart, on a 404 alone. */
  get: (path: string, signal?: AbortSignal) => Promise<unknown>;
  /** `body` is sent as JSON, or as it is when it is a form. Never repeated. */
  post: (path: string, body: unknown, options: PostOptions) => Promise<unknown>;
  /** For a call that nobody needs to sign in for: sent without a token, whoever is signed in. Never repeated. */
  postPublicly: (path: string, body: unknown) => Promise<unknown>;
  put: (path: string, body: unknown) => Promise<unknown>;
  patch: (path: string, body: unknown) => Promise<unknown>;
  delete: (path: string) => Promise<unknown>;
}

interface Call {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  path: string;
  body?: unknown;
  key?: string;
  isPublic?: boolean;
  signal?: AbortSignal | undefined;
}

async function bodyOf(response: Response): Promise<unknown> {
  const text = await response.text();
  if (text === '') return null;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
}

function initOf(call: Call, token: string | null): RequestInit {
  const headers: Record<string, string> = { Accept: 'application/json' };
  if (token !== null) headers.Authorization = `Bearer ${token}`;
  if (call.key) headers[IDEMPOTENCY_HEADER] = call.key;
  const init: RequestInit = { method: call.method, headers, signal: call.signal ?? null };
  if (call.body instanceof FormData) return { ...init, body: call.body };
  if (call.body === undefined) return init;
  headers['Content-Type'] = 'application/json';
  return { ...init, body: JSON.stringify(call.body) };
}

export function createApiClient({ token, fetch, wait }: ApiClientDeps): ApiClient {
  async function obtainToken(): Promise<string> {
    for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
      const found = await token().catch(() => null);
      if (found) return found;
      if (attempt < ATTEMPTS) await wait(PAUSE);
    }
    throw new ApiError(401, { detail: 'Your session has ended. Please sign in again.', code: 'unauthenticated' });
  }

  async function send(call: Call): Promise<unknown> {
    const init = initOf(call, call.isPublic ? null : await obtainToken());
    const response = await fetch(API_BASE + call.path, init).catch((error: unknown) => {
      if (call.signal?.aborted) throw error;
      const detail = 'The server could not be reached. Please try again.';
      throw new ApiError(0, { detail, code: 'unreachable', isOwnWords: true });
    });
    const body = await bodyOf(response);
    if (!response.ok) throw errorOf(response.status, body);
    return body;
  }

  async function get(path: string, signal?: AbortSignal): Promise<unknown> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await send({ method: 'GET', path, signal });
      } catch (error) {
        const again = error instanceof ApiError && error.status === 404 && attempt < ATTEMPTS;
        if (!again) throw error;
        await wait(PAUSE);
      }
    }
  }

  return {
    get,
    post: (path, body, { key }) => send({ method: 'POST', path, body, key }),
    postPublicly: (path, body) => send({ method: 'POST', path, body, isPublic: true }),
    put: (path, body) => send({ method: 'PUT', path, body }),
    patch: (path, body) => send({ method: 'PATCH', path, body }),
    delete: (path) => send({ method: 'DELETE', path }),
  };
}
