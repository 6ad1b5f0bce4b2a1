import { placeOf } from './place.ts';

test('a visit has a place of its own unless it continues an earlier one', () => {
  expect(placeOf({ key: 'later', state: null })).toBe('later');
  expect(placeOf({ key: 'later', state: { from: '/' } })).toBe('later');
  expect(placeOf({ key: 'later', state: { place: 'earlier' } })).toBe('earlier');
});
