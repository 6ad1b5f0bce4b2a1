import { ApiError } from '../http/api-error.ts';

/** Last entry of a page. */
export interface AuditPlace {
  at: string;
  id: string;
}

export function cursorOf({ at, id }: AuditPlace): string {
  return Buffer.from(`${at} ${id}`).toString('base64url');
}

/** Errors: 400. */
export function placeOf(cursor: string): AuditPlace {
  const place = /^(\S+) ([A-Za-z0-9_-]+)$/.exec(Buffer.from(cursor, 'base64url').toString('utf8'));
  const [, at, id] = place ?? [];
  if (at === undefined || id === undefined) {
    throw new ApiError('bad_input', 'unknownCursor', { cursor: 'unknownCursor' });
  }
  return { at, id };
}
