import { ApiError } from '../../http/api-error.ts';

/** Of a place among the entries. */
const PLACE = /^\d{17}_[\w~-]{1,260}$/;

export function cursorOf(place: string): string {
  return Buffer.from(place).toString('base64url');
}

/** Errors: 400. */
export function placeOf(cursor: string): string {
  const place = Buffer.from(cursor, 'base64url').toString('utf8');
  if (!PLACE.test(place)) throw new ApiError('bad_input', 'unknownCursor', { cursor: 'unknownCursor' });
  return place;
}
