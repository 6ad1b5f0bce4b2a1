import { API_BASE, IDEMPOTENCY_HEADER } from '@trialdesk/contract/paths';
import { ROUTES } from '@trialdesk/contract/routes';

import type { ReplyOf } from '@trialdesk/contract/operations/call-types';
import { ApiError, errorOf } from './api-error.ts';
import { attemptKey, forgetAttempt } from './attempt-key.ts';
import type { AnyInput, CallArgs, CallId, ListId, PublicId, SignedInId } from './call-input.ts';

const ATTEMPTS = 3;
/** Milliseconds between attempts. */
const PAUSE = 1_000;

type Send = (url: string, init: RequestInit) => Promise<Response>;

export interface ApiClientDeps {
  /** ID token; null when there is none yet. May reject. */
  token: () => Promise<string | null>;
  /** Of every call. */
  headers: () => Promise<Record<string, string>>;
  fetch: Send;
  /** Reports the share of the body sent, from 0 to 1. */
  upload: (onProgress: (share: number) => void) => Send;
  wait: (milliseconds: number) => Promise<void>;
  /** The server has refused the token. */
  onRefused: () => void;
}

/**
 * Rejects with an `ApiError`. A GET is tried up to 3 times, 1 s apart, on 404 only; other methods once. Every POST of
 * one act has the same idempotency key.
 */
export interface ApiClient {
  call: {
    <Id extends ListId>(id: Id): Promise<ReplyOf<Id>>;
    <Id extends SignedInId>(id: Id, ...input: CallArgs<Id>): Promise<ReplyOf<Id>>;
  };
  /** As `call`, where the reply is a file. */
  download: <Id extends SignedInId>(id: Id, ...input: CallArgs<Id>) => Promise<Blob>;
  /** Sends no token and no idempotency key. */
  callPublicly: <Id extends PublicId>(id: Id, ...input: CallArgs<Id>) => Promise<ReplyOf<Id>>;
}

export function createApiClient({ token, headers: common, fetch, upload, wait, onRefused }: ApiClientDeps): ApiClient {
  async function obtainToken(): Promise<string> {
    for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
      const found = await token().catch(() => null);
      if (found) return found;
      if (attempt < ATTEMPTS) await wait(PAUSE);
    }
    const detail = 'Your session has ended. Please sign in again.';
    throw new ApiError(401, { detail, code: 'unauthenticated', isGeneric: true });
  }

  async function send(id: CallId, input: AnyInput, headers: Record<string, string>): Promise<unknown> {
    const { signal, onProgress } = input;
    const transport = onProgress ? upload(onProgress) : fetch;
    const init = initOf(id, input, { ...(await common()), ...headers });
    const response = await transport(urlOf(id, input), init).catch((error: unknown) => {
      if (signal?.aborted) throw error;
      const detail = 'The server could not be reached. Please try again.';
      throw new ApiError(0, { detail, code: 'unreachable', isGeneric: true });
    });
    const body = await bodyOf(response);
    if (!response.ok) throw errorOf(response.status, body);
    return body;
  }

  async function sendSignedIn(id: CallId, input: AnyInput, headers: Record<string, string> = {}) {
    try {
      return await send(id, input, { ...headers, Authorization: `Bearer ${await obtainToken()}` });
    } catch (error) {
      if (error instanceof ApiError && error.status === 401 && !error.isGeneric) onRefused();
      throw error;
    }
  }

  async function get(id: CallId, input: AnyInput): Promise<unknown> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await sendSignedIn(id, input);
      } catch (error) {
        const again = error instanceof ApiError && error.status === 404 && attempt < ATTEMPTS;
        if (!again) throw error;
        await wait(PAUSE);
      }
    }
  }

  async function post(id: CallId, input: AnyInput): Promise<unknown> {
    const { key, body, seen } = input;
    if (key !== undefined) return sendSignedIn(id, input, { [IDEMPOTENCY_HEADER]: key });
    const scope = urlOf(id, input);
    const reply = await sendSignedIn(id, input, { [IDEMPOTENCY_HEADER]: attemptKey(scope, { body, seen }) });
    forgetAttempt(scope);
    return reply;
  }

  function call(id: CallId, input: AnyInput = {}): Promise<unknown> {
    switch (ROUTES[id].method) {
      case 'GET':
        return get(id, input);
      case 'POST':
        return 'isRead' in ROUTES[id] ? sendSignedIn(id, input) : post(id, input);
      case 'PUT':
      case 'PATCH':
      case 'DELETE':
        return sendSignedIn(id, input);
    }
  }

  // The table ties input and reply to the id; at run time all calls are alike.
  return {
    call,
    download: call as ApiClient['download'],
    callPublicly: ((id, input: AnyInput = {}) => send(id, input, {})) as ApiClient['callPublicly'],
  };
}

function urlOf(id: CallId, { params = {}, query = {} }: AnyInput): string {
  const path = ROUTES[id].path.replace(/\{(\w+)\}/g, (_slot, name: string) => encodeURIComponent(params[name] ?? ''));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value !== undefined) search.append(name, value);
  return API_BASE + path + (search.size > 0 ? `?${search.toString()}` : '');
}

function initOf(id: CallId, { body, signal }: AnyInput, headers: Record<string, string>): RequestInit {
  const common = { method: ROUTES[id].method, signal: signal ?? null };
  const accepting = { Accept: 'application/json', ...headers };
  if (body instanceof FormData) return { ...common, headers: accepting, body };
  if (body === undefined) return { ...common, headers: accepting };
  return { ...common, headers: { ...accepting, 'Content-Type': 'application/json' }, body: JSON.stringify(body) };
}

async function bodyOf(response: Response): Promise<unknown> {
  if (response.headers.get('Content-Type')?.startsWith('application/pdf')) return response.blob();
  const text = await response.text();
  if (text === '') return null;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
}
