import { pageOf, run } from '../testing/make-rows.ts';
import { toRows } from './rows.ts';
import { segmentPage } from './segments.ts';

/** Cell texts by row. */
function cellsOf(...runs: ReturnType<typeof run>[]): string[][] {
  return toRows(segmentPage(pageOf(runs))).map((row) => row.blocks.map(({ text }) => text));
}

const LINE = 'The sponsor reviews each event';

describe('the rows of a page', () => {
  it('join the lines of a paragraph', () => {
    expect(cellsOf(run(LINE, 60), run('within one day.', 60, { y: 688 }))).toEqual([[`${LINE} within one day.`]]);
  });

  it("begin a paragraph at wide spacing, indents, list marks and the file's own blocks", () => {
    const next = (more: object, left = 60, text = 'within one day.') =>
      cellsOf(run(LINE, 60), run(text, left, { y: 688, ...more }));
    expect(next({ y: 680 })).toHaveLength(2);
    expect(next({}, 80)).toHaveLength(2);
    expect(next({}, 60, '1. within one day.')).toHaveLength(2);
    expect(next({ startsBlock: true })).toHaveLength(2);
  });

  it('keep centred lines together', () => {
    expect(cellsOf(run('A title of two lines', 100), run('of words', 130, { y: 688 }))).toHaveLength(1);
  });

  it('put cells side by side', () => {
    expect(
      cellsOf(
        run('Weight', 60),
        run('X', 200),
        run('Height', 60, { y: 680, startsBlock: true }),
        run('X', 200, { y: 680 }),
      ),
    ).toEqual([
      ['Weight', 'X'],
      ['Height', 'X'],
    ]);
  });

  it('put a tall cell beside the paragraphs before it in the file', () => {
    expect(
      cellsOf(
        run('Hold the study drug', 60),
        run('Inform the sponsor', 60, { y: 670, startsBlock: true }),
        run('Grade 3', 300, { y: 700, startsBlock: true }),
        run('or more', 300, { y: 688 }),
        run('of any', 300, { y: 676 }),
      ),
    ).toEqual([['Hold the study drug Inform the sponsor', 'Grade 3 or more of any']]);
  });

  it('add a further paragraph to the last cell', () => {
    expect(
      cellsOf(run('Rash', 60), run('Hold the drug.', 200), run('Inform us.', 200, { y: 686, startsBlock: true })),
    ).toEqual([['Rash', 'Hold the drug. Inform us.']]);
  });

  it('are sorted from top to bottom when file order jumps about', () => {
    const texts = ['one', 'two', 'three', 'four'];
    const runs = texts.map((text, at) => run(text, 60, { y: 700 - 60 * at, startsBlock: true }));
    expect(cellsOf(...runs.toReversed())).toEqual(texts.map((text) => [text]));
  });

  it('keep file order when it jumps up only once, as between text columns', () => {
    const column = (left: number, words: string[]) =>
      words.map((text, at) => run(text, left, { y: 700 - 60 * at, startsBlock: true }));
    const runs = [...column(60, ['one', 'two', 'three', 'four']), ...column(300, ['five', 'six'])];
    expect(cellsOf(...runs.slice(0, 4), ...runs.slice(4).map((one) => ({ ...one, y: one.y - 30 })))).toEqual(
      ['one', 'two', 'three', 'four', 'five', 'six'].map((text) => [text]),
    );
  });

  it('keep cells apart that rules divide, but not at underlines', () => {
    const runs = [run('Drug withdrawn', 60), run('Stopped for good', 138), run('Drug reduced', 60, { y: 680 })];
    const rules = {
      across: [
        { y: 715, left: 55, right: 300 },
        { y: 695, left: 55, right: 300 },
        { y: 675, left: 55, right: 300 },
        { y: 699, left: 138, right: 218 },
      ],
      down: [134].map((x) => ({ x, bottom: 675, top: 715 })),
    };
    const rows = toRows({ ...segmentPage(pageOf(runs)), rules });
    expect(rows.map(({ blocks }) => blocks.map(({ text }) => text))).toEqual([
      ['Drug withdrawn', 'Stopped for good'],
      ['Drug reduced'],
    ]);
    expect(toRows(segmentPage(pageOf(runs)))[0]?.blocks).toHaveLength(1);
  });

  it('go on where a paragraph counts within its sentence', () => {
    const lines = [run('Groups are: 1) adults, and', 60), run('2) children of their own.', 60, { y: 688 })];
    expect(cellsOf(...lines)).toHaveLength(1);
    expect(cellsOf(run('1) Is an adult', 60), run('2) Has given consent', 60, { y: 688 }))).toHaveLength(2);
    const lettered = [run('Consent is given (a) in writing, or', 60), run('(b) by a witness.', 60, { y: 688 })];
    expect(cellsOf(...lettered)).toHaveLength(1);
    expect(cellsOf(run('One of: a) written consent', 60), run('(b) a witness', 60, { y: 688 }))).toHaveLength(2);
  });

  it('go on where a list item counts within its sentence', () => {
    const lines = [
      run('7. Diabetes is treated with a stable dose of each', 60),
      run('of its drugs: (1) for 2 months (metformin),', 75, { y: 688 }),
    ];
    expect(cellsOf(...lines, run('(2) for 6 months (insulin).', 75, { y: 676 }))).toHaveLength(1);
    expect(cellsOf(...lines, run('(2) for 6 months (insulin).', 60, { y: 676 }))).toHaveLength(2);
    expect(cellsOf(...lines, run('(3) for 6 months (insulin).', 75, { y: 676 }))).toHaveLength(2);
  });
});
