import { readFileSync } from 'node:fs';
import { prefixRanges } from '../../web/src/features/audit/people-queries.ts';

interface Indexes {
  indexes: { collectionGroup: string; fields: { fieldPath: string; order: string }[] }[];
}

const { indexes } = JSON.parse(readFileSync('firestore.indexes.json', 'utf8')) as Indexes;

/** The emulator answers without indexes; Firestore does not. */
test('people with access are indexed by each field they are searched in', () => {
  const declared = indexes
    .filter(({ collectionGroup }) => collectionGroup === 'users')
    .map(({ fields }) => fields.map(({ fieldPath }) => fieldPath).join());
  expect(declared.sort()).toEqual([...new Set(prefixRanges('Robin').map(({ field }) => `status,${field}`))].sort());
});
