import type { Operation } from '@trialdesk/contract/operations/operation';
import { IDEMPOTENCY_HEADER } from '@trialdesk/contract/paths';
import { isRecordId } from '@trialdesk/contract/record-id';
import type { Request } from 'express';
import { ApiError } from './api-error.ts';
import { checked, isFieldName } from './validate.ts';

/** All but `email` are record ids. Errors: 404 for a malformed id. */
export function pathParameters(request: Request): Record<string, string> {
  const params = texts(request.params);
  if (Object.entries(params).every(([name, value]) => name === 'email' || isRecordId(value))) return params;
  throw new ApiError('not_found', 'noSuchAddress');
}

/** Empty and repeated parameters count as absent. Errors: 400. */
export function queryParameters(request: Request, { query }: Pick<Operation, 'query'>): unknown {
  return query && checked(query, filled(texts(request.query)));
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

function filled(values: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(values).filter(([name, value]) => isFieldName(name) && value !== ''));
}
