import { pageOf, run } from '../testing/make-rows.ts';
import { dropFurniture } from './furniture.ts';
import { segmentPage } from './segments.ts';

const HEADER = 'Protocol AB-1 Confidential';

function pages(top: number, first: number, count: number) {
  return Array.from({ length: count }, (_, at) => {
    const runs = [
      run(HEADER, 50, { y: top - 105 }),
      run(`Text ${'abcdefghijklmno'[first + at]} here`, 50, { y: top / 2 }),
    ];
    return segmentPage({ ...pageOf(runs), page: first + at, top });
  });
}

it('drops running headers that are as deep on landscape pages as on the others', () => {
  const kept = dropFurniture([...pages(800, 1, 10), ...pages(600, 11, 3)]);
  expect(kept.flatMap(({ segments }) => segments.filter(({ text }) => text === HEADER))).toEqual([]);
  expect(kept.every(({ segments }) => segments.length === 1)).toBe(true);
});

it('keeps what identifies the document where a title page first has it', () => {
  const own = Array.from({ length: 10 }, (_, at) => {
    const runs = [
      run('Protocol AB-1, Version 2.0', 50, { y: 790 }),
      run('Confidential', 400, { y: 790 }),
      run(`Text ${'abcdefghij'[at]} here`, 50, { y: 400 }),
    ];
    return segmentPage({ ...pageOf(runs), page: at + 1, top: 800 });
  });
  const kept = (pages: typeof own) => dropFurniture(pages).map(({ segments }) => segments.map(({ text }) => text));
  expect(kept(own).slice(0, 2)).toEqual([['Protocol AB-1, Version 2.0', 'Text a here'], ['Text b here']]);
  expect(kept(own.map((page) => ({ ...page, page: page.page + 3 })))[0]).toEqual(['Text a here']);
});

it('keeps the first of each attachment title, which pages of the attachment repeat', () => {
  const own = Array.from({ length: 9 }, (_, at) => {
    const title = run(`Protocol Attachment AB.${1 + Math.floor(at / 3)}`, 50, { y: 760 });
    return segmentPage({
      ...pageOf([title, run(`Text ${'abcdefghi'[at]} here`, 50, { y: 400 })]),
      page: at + 1,
      top: 800,
    });
  });
  const titles = dropFurniture(own).flatMap(({ page, segments }) => (segments.length > 1 ? [page] : []));
  expect(titles).toEqual([1, 4, 7]);
});
