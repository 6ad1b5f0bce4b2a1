import { ApiError } from './api-error.ts';

/** Of a page's last record: what the list is ordered by, and the id. */
export interface Place {
  key: string;
  id: string;
}

export interface PageWanted {
  limit: number;
  cursor?: string | undefined;
}

function cursorOf({ key, id }: Place): string {
  return Buffer.from(JSON.stringify([key, id])).toString('base64url');
}

/** Null for the first page. Errors: 400. */
export function placeOf(cursor: string | undefined): Place | null {
  if (cursor === undefined) return null;
  const [key, id, ...rest] = parsed(cursor);
  if (typeof key !== 'string' || typeof id !== 'string' || id === '' || /[/\0]/.test(id) || rest.length > 0) {
    throw new ApiError('bad_input', 'unknownCursor', { cursor: 'unknownCursor' });
  }
  return { key, id };
}

/** Expects one record more than the limit, if there are more. */
export function pageOf<T>(
  records: readonly T[],
  limit: number,
  placeIn: (record: T) => Place,
): { records: T[]; next: string | null } {
  const page = records.slice(0, limit);
  const last = page.at(-1);
  return { records: page, next: last && records.length > limit ? cursorOf(placeIn(last)) : null };
}

function parsed(cursor: string): readonly unknown[] {
  try {
    const value: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
    return Array.isArray(value) ? value : [];
  } catch {
    return [];
  }
}
