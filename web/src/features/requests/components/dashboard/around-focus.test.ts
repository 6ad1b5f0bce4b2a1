import { aroundFocus } from './around-focus.ts';

const span = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, at) => first + at);

describe('aroundFocus', () => {
  it.each([
    ['nothing without a focus', null, 10, 20],
    ['nothing for a row in the middle', 15, 10, 20],
    ['below, for a row near the end', 19, 10, 22],
    ['above, for a row near the start', 11, 8, 20],
    ['below, for the row after the last', 21, 10, 24],
    ['nothing for a row that was scrolled far away', 40, 10, 20],
  ])('adds %s', (_, focused, first, last) => {
    expect(aroundFocus(span(10, 20), { focused, overscan: 3, count: 100 })).toEqual(span(first, last));
  });

  it('ends with the first and the last of all rows', () => {
    expect(aroundFocus(span(0, 4), { focused: 0, overscan: 3, count: 5 })).toEqual(span(0, 4));
    expect(aroundFocus(span(0, 4), { focused: 4, overscan: 3, count: 5 })).toEqual(span(0, 4));
  });

  it('renders nothing of an empty list', () => {
    expect(aroundFocus([], { focused: null, overscan: 3, count: 0 })).toEqual([]);
  });
});
