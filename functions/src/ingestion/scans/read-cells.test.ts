import { readCells, type RuledPage } from './read-cells.ts';
import type { ReadLine } from './read-line.ts';

/** Two columns of 100 points, two rows of 50. */
const RULES = {
  across: [0, 50, 100].map((y) => ({ y, left: 0, right: 200 })),
  down: [0, 100, 200].map((x) => ({ x, bottom: 0, top: 100 })),
};

type Said = [text: string, confidence: number, left: number];

function line(baseline: number, words: Said[]): ReadLine {
  return {
    words: words.map(([text, confidence, left]) => ({
      ...{ text, confidence },
      ...{ left, right: left + 20, top: baseline - 10, bottom: baseline },
    })),
    ...{ top: baseline - 10, baseline, height: 12, startsBlock: true },
  };
}

async function read(lines: ReadLine[], again: ReadLine[] = []) {
  const asked: number[] = [];
  const page: RuledPage = {
    ...{ rules: RULES, pixel: 1 },
    readCell: ({ left }) => {
      asked.push(left);
      return Promise.resolve(again);
    },
  };
  const texts = (await readCells(lines, page)).map(({ words }) => words.map(({ text }) => text));
  return { texts, asked };
}

describe('readCells', () => {
  it('reads a cell again whose words are uncertain, and no other', async () => {
    const before = line(30, [
      ['Week', 95, 10],
      ['DS6', 12, 120],
      ['(end)', 90, 150],
    ]);
    const { texts, asked } = await read(
      [before],
      [
        line(31, [
          ['D56', 88, 120],
          ['(end)', 94, 150],
        ]),
      ],
    );
    expect(asked).toEqual([100]);
    expect(texts).toEqual([['Week', 'D56', '(end)']]);
  });

  it.each([
    ['is less certain', [line(31, [['DSG', 5, 120]])]],
    ['has another number of lines', [line(31, [['D56', 88, 120]]), line(45, [['a', 90, 120]])]],
    ['has nothing', []],
  ])('keeps what was read when the second reading %s', async (_, again) => {
    expect((await read([line(30, [['DS6', 12, 120]])], again)).texts).toEqual([['DS6']]);
  });

  it('takes an uncertain x alone in its cell for a mark', async () => {
    const { texts, asked } = await read([
      line(30, [
        ['ECG', 95, 10],
        ['xX', 41, 120],
      ]),
    ]);
    expect(texts).toEqual([['ECG', 'X']]);
    expect(asked).toEqual([]);
  });

  it('leaves an x beside other words, and what is outside of tables', async () => {
    const { texts } = await read([
      line(30, [
        ['x', 41, 120],
        ['2', 95, 150],
      ]),
      line(130, [['xX', 41, 10]]),
    ]);
    expect(texts).toEqual([['x', '2'], ['xX']]);
  });
});
