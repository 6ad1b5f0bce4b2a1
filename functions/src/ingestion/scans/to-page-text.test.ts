import type { ReadLine } from './read-line.ts';
import { toPageText, type ScannedPage } from './to-page-text.ts';

const NO_RULES = { across: [], down: [] };

/** Two pixels to a point, 200 × 100 points. */
const SCAN: ScannedPage = {
  page: 3,
  width: 400,
  height: 200,
  toPoints: ({ x, y }) => ({ x: x / 2, y: 100 - y / 2 }),
  rules: NO_RULES,
  pixel: 0.5,
};

type Said = [text: string, confidence: number];

function line(top: number, words: Said[]): ReadLine {
  return {
    words: words.map(([text, confidence], at) => ({
      ...{ text, confidence },
      ...{ left: 20 + at * 60, right: 70 + at * 60, top, bottom: top + 20 },
    })),
    ...{ top, baseline: top + 16, height: 20, startsBlock: true },
  };
}

const sure = (...words: string[]): Said[] => words.map((word) => [word, 95]);
const first = line(40, sure('Participants', 'must', 'fast', 'overnight'));

function wordsOf(...lines: ReadLine[]): string[] | undefined {
  return toPageText(lines, SCAN)?.runs.map(({ text }) => text);
}

describe('toPageText', () => {
  it('gives words their place on the page, in points', () => {
    const text = toPageText([first], SCAN);
    expect(text).toMatchObject({ page: 3, turn: 0, readBy: 'ocr', bottom: 0, top: 100 });
    expect(text?.runs[1]).toMatchObject({ text: 'must', left: 40, right: 65, y: 72, height: 10 });
    expect(text?.runs.map(({ startsBlock }) => startsBlock)).toEqual([true, false, false, false]);
  });

  it('marks a word that is not trusted, so that no sentence reads as if it were whole', () => {
    const unsure: Said[] = [...sure('They', 'must'), ['net', 41], ...sure('drive', 'home')];
    expect(wordsOf(first, line(70, unsure))?.slice(4)).toEqual(['They', 'must', '[?]', 'drive', 'home']);
  });

  it('drops ruling lines, specks and lines that are mostly not trusted', () => {
    const drawing: Said[] = [['bell', 30], ['Ob', 12], ...sure('x')];
    expect(wordsOf(first, line(70, [...sure('|', 'A', '—'), ['-', 20]]), line(100, drawing))).toEqual([
      'Participants',
      'must',
      'fast',
      'overnight',
      'A',
    ]);
  });

  it('leaves open a sign between figures, since a plus and a minus is recognized as others', () => {
    expect(wordsOf(first, line(70, sure('D14+2', 'D28£2')))?.slice(4)).toEqual(['D14[?]2', 'D28[?]2']);
    expect(wordsOf(first, line(70, sure('D56x3', '£10', '1.5x10', 'CK-18')))?.slice(4)).toEqual([
      'D56[?]3',
      '[?]10',
      '1.5x10',
      'CK-18',
    ]);
  });

  it('gives the lines of tables their place on the page', () => {
    const rules = {
      across: [{ y: 10, left: 20, right: 180 }],
      down: [{ x: 20, bottom: 10, top: 60 }],
    };
    expect(toPageText([first], { ...SCAN, rules })?.rules).toEqual({
      across: [{ y: 90, left: 20, right: 180 }],
      down: [{ x: 20, bottom: 40, top: 90 }],
    });
  });

  it.each<[what: string, words: Said[]]>([
    ['most words are not trusted', [['Partcpnts', 40], ['mst', 40], ...sure('overnight')]],
    ['there are too few characters', sure('Page', 'three')],
    ['there are no words', []],
  ])('is null when %s', (_, words) => {
    expect(toPageText([line(40, words)], SCAN)).toBeNull();
  });

  it('turns the text of a page that lies on its side', () => {
    const text = toPageText([first], { ...SCAN, toPoints: ({ x, y }) => ({ x: y / 2, y: x / 2 }) });
    expect(text?.turn).toBe(90);
    const [one, two] = text?.runs ?? [];
    expect(two?.left).toBeGreaterThan(one?.right ?? Infinity);
  });
});
