import { Firestore } from 'firebase-admin/firestore';
import { anyOf } from './any-of.ts';

const records = new Firestore({ projectId: 'demo-any-of' }).collection('records');
const ids = (count: number) => Array.from({ length: count }, (_, at) => `id${at}`);

test.each([
  [0, 0],
  [31, 2],
  [300, 10],
])('%i ids are %i queries, which leave none out', (count, expected) => {
  const queries = anyOf(records, 'id', ids(count));
  expect(queries).toHaveLength(expected);
  for (const [at, query] of queries.entries()) {
    expect(query.isEqual(records.where('id', 'in', ids(count).slice(30 * at, 30 * (at + 1))))).toBe(true);
  }
});
