import { compareFacts, printFacts } from './facts.ts';

const quote = (page: number, text_snippet: string) => ({ page, text_snippet });

test('found facts are compared with the pages and words that state them', () => {
  const gold = {
    sponsor: { pages: [1, 9], value: 'Acme-Research' },
    phase: { pages: [1], value: 'Phase 3' },
    storage: { pages: [40], value: '2°C to 8°C' },
    age: { pages: [20], value: '18 years' },
    countries: null,
    rescue: null,
  };
  const found = new Map([
    ['sponsor', [[quote(3, 'Acme')], [quote(9, 'The sponsor is Acme Research.')]]],
    ['phase', [[quote(1, 'A randomized study')]]],
    ['storage', [[quote(12, 'Samples are kept at 2°C to 8°C.')]]],
    ['countries', [[quote(5, 'all countries')]]],
  ]);
  const results = compareFacts(gold, found);
  expect(results).toEqual({
    stated: 4,
    found: ['sponsor'],
    incomplete: ['phase'],
    wrong: ['storage', 'countries'],
    missing: ['age'],
  });
  expect(printFacts('acme', results)).toBe(
    'acme: found 1 of 4; incomplete 1 (phase); wrong 2 (storage, countries); missing 1 (age)',
  );
});
