import { readFileSync } from 'node:fs';
import { REQUEST_FILTERS, REQUEST_ORDERS, DUE_ORDER } from '@trialdesk/contract/request-lists';

interface Indexes {
  indexes: { collectionGroup: string; fields: { fieldPath: string; order: string }[] }[];
}

const { indexes } = JSON.parse(readFileSync('firestore.indexes.json', 'utf8')) as Indexes;

const declared = indexes
  .filter(({ collectionGroup }) => collectionGroup === 'requests')
  .map(({ fields }) => fields.map(({ fieldPath, order }) => `${fieldPath} ${order}`).join(', '));

/** The emulator answers without indexes; Firestore does not. */
test('every order of the list of requests has an index with each filter, in both directions', () => {
  const needed = REQUEST_ORDERS.flatMap((by) =>
    REQUEST_FILTERS.filter((filter) => filter !== by).flatMap((filter) => [
      `${filter} ASCENDING, ${by} ASCENDING`,
      `${filter} ASCENDING, ${by} DESCENDING`,
    ]),
  );
  expect(needed.filter((index) => !declared.includes(index))).toEqual([]);
});

test('what may need a safety report has an index in its order', () => {
  expect(declared).toContain(`has_safety_signs ASCENDING, ${DUE_ORDER.by} ASCENDING`);
});

test('stays within the 200 indexes that Firestore has for every project', () => {
  expect(indexes.length).toBeLessThanOrEqual(200);
});
