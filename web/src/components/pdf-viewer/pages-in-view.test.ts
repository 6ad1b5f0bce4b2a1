import { pagesInView } from './pages-in-view.ts';

const tops = [0, 800, 1600, 1900, 2700];
const view = (top: number, height = 600) => pagesInView(tops.length, (index) => tops[index] ?? 0, { top, height });

it('names the pages that show, and the one being read', () => {
  expect(view(0)).toEqual({ first: 1, last: 1, page: 1 });
  expect(view(700)).toEqual({ first: 1, last: 2, page: 2 });
  expect(view(1500, 900)).toEqual({ first: 2, last: 4, page: 3 });
});

it('stays on the first and the last page beyond them', () => {
  expect(view(-50, 100)).toEqual({ first: 1, last: 1, page: 1 });
  expect(view(9_000)).toEqual({ first: 5, last: 5, page: 5 });
});
