import { SERVER_LIMITS } from '@trialdesk/contract/server-limits';
import type { Request } from 'express';
import { ValidationError, type InferType, type Schema } from 'yup';
import { filled } from '../messages.ts';
import { ApiError } from './api-error.ts';
import { bodyOf, sentHeaders } from './request-body.ts';

/** Trimmed, without unknown fields. Errors: 400, 413, 415. */
export async function jsonBody<S extends Schema>(request: Request, schema: S): Promise<InferType<S>> {
  const headers = sentHeaders(request);
  const [type = ''] = (headers['content-type'] ?? '').split(';');
  if (type.trim().toLowerCase() !== 'application/json' || headers['content-encoding'] !== undefined) {
    throw new ApiError('unsupported_media_type', 'notJson');
  }
  return checked(schema, parsed(await textOf(request)));
}

async function textOf(request: Request): Promise<string> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of bodyOf(request) as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > SERVER_LIMITS.jsonBytes) throw new ApiError('too_large', 'bodyTooLarge');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text, (name, value: unknown) => (isFieldName(name) ? value : undefined));
  } catch {
    throw new ApiError('bad_json', 'malformedJson');
  }
}

/** False for names of `Object.prototype` (`constructor`, `__proto__`). */
export function isFieldName(name: string): boolean {
  return !(name in Object.prototype);
}

/** Most fields that a refusal names, since one body can hold a hundred thousand. */
const MOST_FIELDS = 100;

/** Errors: 400 with a message for each wrong field, up to `MOST_FIELDS`. */
export function checked<S extends Schema>(schema: S, value: unknown): InferType<S> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new ApiError('bad_input', 'notAnObject');
  }
  try {
    return schema.validateSync(value, { abortEarly: false, stripUnknown: true });
  } catch (error) {
    if (error instanceof ValidationError) throw badInput(error);
    throw error;
  }
}

function badInput(error: ValidationError): ApiError {
  const fields: Record<string, { text: string }> = {};
  for (const { path, type, message } of error.inner.length > 0 ? error.inner : [error]) {
    if (Object.keys(fields).length >= MOST_FIELDS) break;
    if (!path || Object.hasOwn(fields, path)) continue;
    fields[path] = type === 'nullable' ? filled('nullField', { name: path }) : { text: message };
  }
  const [first] = Object.values(fields);
  return new ApiError('bad_input', first ?? { text: error.message }, fields);
}
