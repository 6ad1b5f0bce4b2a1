import { pageOf, run } from '../testing/make-rows.ts';
import { layOutPages } from './lay-out-pages.ts';

describe('layOutPages', () => {
  it('reports the font of most characters as the body font', () => {
    const runs = [run('6.1 Storage', 60, { font: 'bold' }), run('Keep the drug in a fridge.', 60, { y: 680 })];
    expect(layOutPages([pageOf(runs)]).bodyFont).toBe('body');
  });

  it('omits text in the margin of all pages', () => {
    const pages = ['one', 'two', 'three', 'four'].map((word, at) => ({
      ...pageOf([run(`Protocol ABC, page ${at}`, 60, { y: 780 }), run(word, 60, { y: 400 })]),
      page: at + 1,
    }));
    const laidOut = layOutPages(pages).pages.map(({ rows }) =>
      rows.flatMap((row) => row.blocks.map(({ text }) => text)),
    );
    expect(laidOut).toEqual([['one'], ['two'], ['three'], ['four']]);
  });

  it('reports pages without text and pages whose text is not language', () => {
    const noise = '\uE012\uE034\uE056\uE078'.repeat(30);
    const pages = [pageOf([run('Visit 1', 60)]), { ...pageOf([]), page: 2 }, { ...pageOf([run(noise, 60)]), page: 3 }];
    expect(layOutPages(pages).pages.map(({ hasText }) => hasText)).toEqual([true, false, false]);
  });
});
