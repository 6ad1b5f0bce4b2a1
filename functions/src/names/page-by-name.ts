import { pageOf, placeOf, type PageWanted } from '../http/page-cursor.ts';

interface Named {
  id: string;
  name: string;
}

/** By name, unnamed last. */
export function byName(a: Named, b: Named): number {
  return (
    Number(a.name === '') - Number(b.name === '') ||
    a.name.localeCompare(b.name, 'en') ||
    (a.id < b.id ? -1 : Number(a.id > b.id))
  );
}

/** Records are few enough to be read at once. Errors: 400 for an unknown cursor. */
export function pageByName<T extends Named>(records: readonly T[], { limit, cursor }: PageWanted) {
  const after = placeOf(cursor);
  const last = after && { name: after.key, id: after.id };
  const left = [...records].sort(byName).filter((record) => !last || byName(record, last) > 0);
  return pageOf(left, limit, ({ name, id }) => ({ key: name, id }));
}
