import type { Quote } from '@trialdesk/contract/entities/citation';
import type { FactGroupView, FactView } from '@trialdesk/contract/replies/study-facts';
import { countFacts, filterFacts } from './glance-filter.ts';
import { quoteRuns } from './quote-runs.ts';

const quote = (text_snippet: string, page = 1) => ({ text_snippet, page, document_id: 'd1' }) as Quote;

const fact = (field: string, texts: string[], disagrees = false): FactView => ({
  ...{ field, name: `Name of ${field}`, form: 'value', disagrees, review: null },
  statements: texts.map((text) => ({ source: 'label', quotes: [quote(text)] })),
});

const GROUPS: FactGroupView[] = [
  { name: 'Study', facts: [fact('sponsor', ['Fenwick Biologics']), fact('phase', [])] },
  { name: 'Design', facts: [fact('participants', ['120 participants', '150 participants'], true)] },
];

const shown = (filter: 'all' | 'differing' | 'missing', search = '') =>
  filterFacts(GROUPS, { filter, search }).map(({ name, facts }) => [name, ...facts.map(({ field }) => field)]);

test('facts are filtered by what was found', () => {
  expect(countFacts(GROUPS)).toEqual({ all: 3, differing: 1, missing: 1 });
  expect(shown('all')).toEqual([
    ['Study', 'sponsor', 'phase'],
    ['Design', 'participants'],
  ]);
  expect(shown('differing')).toEqual([['Design', 'participants']]);
  expect(shown('missing')).toEqual([['Study', 'phase']]);
});

test('a search finds names and statements, ignoring case', () => {
  expect(shown('all', ' FENWICK ')).toEqual([['Study', 'sponsor']]);
  expect(shown('all', 'name of phase')).toEqual([['Study', 'phase']]);
  expect(shown('missing', 'fenwick')).toEqual([]);
});

test('consecutive quotes of a page share its link', () => {
  const runs = quoteRuns([quote('a'), quote('b'), quote('c', 2), quote('d')]);
  expect(runs.map(({ source, texts }) => [source.page, ...texts])).toEqual([
    [1, 'a', 'b'],
    [2, 'c'],
    [1, 'd'],
  ]);
});
