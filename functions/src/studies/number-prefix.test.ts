import { prefixesFor } from './number-prefix.ts';

function first(count: number, name: string): string[] {
  const all = prefixesFor(name);
  return Array.from({ length: count }, () => all.next().value);
}

test.each([
  ['WAYPOINT', ['WAY', 'WAYP', 'WAY2', 'WAY3']],
  ['MERIDIAN-2', ['MER', 'MER2', 'MERI', 'MER2']],
  ['Étude 12 de l’Été', ['ETU', 'ETU12', 'ETUD', 'ETU2']],
  ['A 4021', ['STU', 'STU4021'.slice(0, 6), 'STU2', 'STU3']],
  ['研究', ['STU', 'STU2', 'STU3', 'STU4']],
])('the prefixes for “%s” begin with %j', (name, prefixes) => {
  expect(first(4, name)).toEqual(prefixes);
});
