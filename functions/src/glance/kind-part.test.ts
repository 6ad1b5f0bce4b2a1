import { kindPart } from './kind-part.ts';

const ROW =
  'Objectives Primary Objective: To compare pain. Secondary Objectives: To compare sleep. To describe falls. Exploratory Objectives: To relate dose and pain.';

it.each([
  ['primary_objective', 'Primary Objective: To compare pain.'],
  ['secondary_objectives', 'Secondary Objectives: To compare sleep. To describe falls.'],
  ['exploratory_objectives', 'Exploratory Objectives: To relate dose and pain.'],
  ['indication', ROW],
])('the part of a row with all objectives that states the %s', (field, part) => {
  expect(kindPart(field, ROW)).toBe(part);
});

it('is all of a text of one kind, and nothing of a text of other kinds', () => {
  const one = 'The primary objective is to compare pain after a secondary analysis of sleep.';
  expect(kindPart('primary_objective', one)).toBe(one);
  expect(kindPart('exploratory_endpoints', 'Primary endpoint: pain. Secondary endpoint: sleep.')).toBeNull();
});
