import type { Operation } from '@trialdesk/contract/operations/operation';
import { LIMITS } from '@trialdesk/contract/limits';
import { IDEMPOTENCY_HEADER } from '@trialdesk/contract/paths';
import { isRecordId } from '@trialdesk/contract/record-id';
import type { Request } from 'express';
import { filled } from '../messages.ts';
import { ApiError } from './api-error.ts';
import { checked } from './validate.ts';

/** All but `email` are record ids. Errors: 404 for a malformed id or an address that is too long. */
export function pathParameters(request: Request): Record<string, string> {
  const params = texts(request.params);
  const isPossible = ([name, value]: [string, string]) =>
    name === 'email' ? value.length <= LIMITS.email.max : isRecordId(value);
  if (Object.entries(params).every(isPossible)) return params;
  throw new ApiError('not_found', 'noSuchAddress');
}

/** Refuses unknown, repeated and empty ones: ignored, they could widen what the call does. Errors: 400. */
export function queryParameters(request: Request, { query }: Pick<Operation, 'query'>): unknown {
  const known = Object.keys(query?.fields ?? {});
  for (const [name, value] of Object.entries(request.query)) {
    if (!known.includes(name)) throw new ApiError('bad_input', filled('unknownParameter', { name }));
    if (typeof value !== 'string') throw new ApiError('bad_input', filled('repeatedParameter', { name }));
    if (value === '') throw new ApiError('bad_input', filled('emptyParameter', { name }));
  }
  return query && checked(query, request.query);
}

/** Errors: 400. */
export function idempotencyKeyOf(request: Request): string | undefined {
  const key = request.get(IDEMPOTENCY_HEADER);
  if (key === undefined) return undefined;
  if (!/^[\x21-\x7E]{8,128}$/.test(key)) {
    throw new ApiError('bad_input', 'malformedKey');
  }
  return key;
}

function texts(values: Record<string, unknown>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}
