import { stepTo } from './step-to.ts';

const hits = [1, 4, 4, 9].map((page) => ({ page }));

it('starts from the current page', () => {
  expect(stepTo(hits, { current: null, page: 3, by: 1 })).toBe(1);
  expect(stepTo(hits, { current: null, page: 4, by: -1 })).toBe(2);
});

it('wraps around on the first step', () => {
  expect(stepTo(hits, { current: null, page: 10, by: 1 })).toBe(0);
  expect(stepTo(hits.slice(1), { current: null, page: 2, by: -1 })).toBe(2);
});

it('steps on and wraps around', () => {
  expect(stepTo(hits, { current: 1, page: 4, by: 1 })).toBe(2);
  expect(stepTo(hits, { current: 3, page: 9, by: 1 })).toBe(0);
  expect(stepTo(hits, { current: 0, page: 1, by: -1 })).toBe(3);
});
