import { ValidationError } from 'yup';
import { LIMITS } from '../limits.ts';
import { changedViewPayload, savedViewPayload } from './saved-view.ts';

const EVERYTHING = {
  ...{ view: 'list', scope: 'all', tab: 'pending', sites: 'alder,birch', q: 'late visit', study: 'lantern' },
  ...{ priority: 'high', category: 'recruitment', owner: 'nobody', due: 'soon', safety: 'yes', sort: 'age' },
  ...{ dir: 'desc', group: 'study' },
};
const valid = { name: 'Unassigned and due today', query: { view: 'list', scope: 'all' }, is_shared: false };
const OPTIONS = { abortEarly: false, stripUnknown: true };

function errorsOf(change: object): string[] {
  try {
    savedViewPayload.validateSync({ ...valid, ...change }, OPTIONS);
    return [];
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return error.errors;
  }
}

const withCode = (codes: object) => ({ query: { ...valid.query, ...codes } });
const ids = (count: number) => Array.from({ length: count }, (_, at) => `site${at}`).join(',');

test('a name and the codes of the dashboard are kept, the name trimmed', () => {
  const all = { ...valid, query: EVERYTHING };
  expect(savedViewPayload.validateSync({ ...all, name: ` ${valid.name} ` }, OPTIONS)).toEqual(all);
  expect(savedViewPayload.validateSync(valid, OPTIONS)).toEqual(valid);
  expect(changedViewPayload.validateSync({ ...valid, version: 2 }, OPTIONS)).toEqual({ ...valid, version: 2 });
});

test.each<object>([
  { name: 'x'.repeat(LIMITS.viewName.max) },
  withCode({ sites: '' }),
  withCode({ sites: ids(LIMITS.sitesPerView.max) }),
  withCode({ q: 'x'.repeat(LIMITS.searchText.max) }),
  withCode({ owner: 'me' }),
])('%j is valid', (change) => expect(errorsOf(change)).toEqual([]));

const NOT_KNOWN = 'The view has a part that is not known';
const SITES = 'A view can name at most 200 sites, by id';

test.each<[object, string]>([
  [{ name: ' ' }, 'Please enter a name'],
  [{ name: 'two\nlines' }, 'Name must be a single line'],
  [{ name: 'x'.repeat(LIMITS.viewName.max + 1) }, 'Name can have at most 60 characters'],
  [{ is_shared: 'yes' }, 'Shared must be on or off'],
  [{ query: undefined }, 'View is not known'],
  [{ query: '/dashboard?view=list' }, 'Say what the view shows'],
  [{ query: { scope: 'all' } }, 'View is not known'],
  [{ query: { view: 'list' } }, 'Scope is not known'],
  [withCode({ view: 'map' }), 'View is not known'],
  [withCode({ url: 'https://example.com' }), NOT_KNOWN],
  [withCode({ page: '2' }), NOT_KNOWN],
  [withCode({ tab: 'open' }), 'Tab is not known'],
  [withCode({ sites: 'alder,../birch' }), SITES],
  [withCode({ sites: ids(LIMITS.sitesPerView.max + 1) }), SITES],
  [withCode({ q: 'x'.repeat(LIMITS.searchText.max + 1) }), 'Search can have at most 200 characters'],
  [withCode({ study: '' }), 'Study is not known'],
  [withCode({ study: 'a/b' }), 'Study is not known'],
  [withCode({ priority: 'urgent' }), 'Priority is not known'],
  [withCode({ category: 'toString' }), 'Category is not known'],
  [withCode({ owner: 'a/b' }), 'Owner is not known'],
  [withCode({ due: 'never' }), 'Due is not known'],
  [withCode({ safety: 'no' }), 'Safety is not known'],
  [withCode({ sort: 'colour' }), 'Order is not known'],
  [withCode({ dir: 'up' }), 'Direction is not known'],
  [withCode({ group: 'site' }), 'Group is not known'],
])('%j is refused with: %s', (change, message) => expect(errorsOf(change)).toContain(message));
