import { isRecordId } from '@trialdesk/contract/record-id';
import { ApiError } from '../http/api-error.ts';

/** Last entry of a page; `at` is its commit time with nanoseconds. */
export interface AuditPlace {
  at: string;
  id: string;
}

export function cursorOf({ at, id }: AuditPlace): string {
  return Buffer.from(`${at} ${id}`).toString('base64url');
}

/** Errors: 400. */
export function placeOf(cursor: string): AuditPlace {
  const [at = '', id = '', ...rest] = Buffer.from(cursor, 'base64url').toString('utf8').split(' ');
  if (!MOMENT.test(at) || Number.isNaN(Date.parse(at)) || !isRecordId(id) || rest.length > 0) {
    throw new ApiError('bad_input', 'unknownCursor', { cursor: 'unknownCursor' });
  }
  return { at, id };
}

const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{9}Z$/;
