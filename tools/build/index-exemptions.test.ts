import { readFileSync } from 'node:fs';
import { LONG_TEXTS } from '@trialdesk/contract/long-texts';

interface Indexes {
  indexes: { collectionGroup: string; fields: { fieldPath: string }[] }[];
  fieldOverrides: { collectionGroup: string; fieldPath: string; ttl?: boolean; indexes: unknown[] }[];
}

const { indexes, fieldOverrides } = JSON.parse(readFileSync('firestore.indexes.json', 'utf8')) as Indexes;

const listed = Object.entries(LONG_TEXTS).flatMap(([name, fields]) => fields.map((field) => `${name}.${field}`));

test('exactly the long texts are exempted from single-field indexes', () => {
  const exempted = fieldOverrides.filter((override) => !override.ttl && override.indexes.length === 0);
  expect(exempted.map(({ collectionGroup, fieldPath }) => `${collectionGroup}.${fieldPath}`).sort()).toEqual(
    listed.sort(),
  );
});

test('grams are indexed once, in the one order they are searched in', () => {
  const kept = fieldOverrides.filter((override) => override.indexes.length > 0);
  expect(kept).toEqual(
    ['grams', 'site_grams'].map((fieldPath) => ({
      collectionGroup: 'request_search',
      fieldPath,
      indexes: [{ order: 'ASCENDING', queryScope: 'COLLECTION' }],
    })),
  );
});

test('no index of several fields holds a long text', () => {
  const indexed = indexes.flatMap(({ collectionGroup, fields }) =>
    fields.map(({ fieldPath }) => `${collectionGroup}.${fieldPath}`),
  );
  const isLong = (field: string) => listed.some((long) => field === long || field.startsWith(`${long}.`));
  expect(indexed.filter(isLong)).toEqual([]);
  expect(indexed.length).toBeGreaterThan(10);
});
