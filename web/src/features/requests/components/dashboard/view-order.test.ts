import { closeStorage, openStorage } from '../../../../lib/storage/browser-storage.ts';
import { keepOrder, nextOpen, openIds, orderOf } from './view-order.ts';

const listed = (...ids: string[]) =>
  ids.map(
    (id) => ({ request_id: id.replace('!', ''), status: id.endsWith('!') ? 'completed' : 'processing' }) as const,
  );

const nextOf = (now: string[], order: string[], sent: string) => nextOpen(listed(...now), order, sent)?.request_id;

test('the next request is the one that followed when the request was opened, wherever it is listed now', () => {
  expect(nextOf(['b!', 'c', 'a'], ['a', 'b', 'c'], 'b')).toBe('c');
});

test('what was answered meanwhile, or has left the view, is passed over', () => {
  expect(nextOf(['a', 'b!', 'c!', 'e'], ['a', 'b', 'c', 'd', 'e'], 'b')).toBe('e');
});

test('after the last one comes the first of what is listed now', () => {
  expect(nextOf(['new', 'a', 'c!'], ['a', 'b', 'c'], 'c')).toBe('new');
});

test('the request that was sent is not the next one, although the list still shows it as open', () => {
  expect(nextOf(['a'], ['a'], 'a')).toBeUndefined();
  expect(nextOf(['a', 'b'], [], 'a')).toBe('b');
});

describe('the order of a view', () => {
  beforeEach(() => openStorage('ada'));

  test('is kept for the address that it was opened from, without anything but ids', () => {
    keepOrder({ search: '?sort=due', ids: openIds(listed('a', 'b!', 'c')) });
    expect(orderOf('?sort=due')).toEqual(['a', 'c']);
    expect(orderOf('')).toBeNull();
  });

  test('is gone after a logout', () => {
    keepOrder({ search: '', ids: ['a'] });
    closeStorage();
    openStorage('ada');
    expect(orderOf('')).toBeNull();
  });
});
