import { screenTestSources } from './sources.ts';
import { countJourneys, statements } from './statements.ts';

test('a journey asserts each statement of the specification', () => {
  const all = statements(screenTestSources());
  expect(all.length).toBeGreaterThan(200);
  expect(all.filter((each) => countJourneys(each) === 0).map(({ name }) => name)).toEqual([]);
});

test('a statement that no journey asserts is found', () => {
  const journeys = new Map([
    ['e2e/a.spec.ts', "test('asks', async () => {\n  await expectToast(page, 'editSaved');\n});"],
  ]);
  const asserted = statements(journeys).filter((each) => countJourneys(each) > 0);
  expect(asserted.map(({ name }) => name)).toEqual(['MESSAGES.editSaved']);
});
