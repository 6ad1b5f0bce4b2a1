import type { Block, Word } from 'tesseract.js';
import { toPageText, type ScannedPage } from './to-page-text.ts';

/** Two pixels to a point, 200 × 100 points. */
const SCAN: ScannedPage = {
  page: 3,
  width: 400,
  height: 200,
  toPoints: ({ x, y }) => ({ x: x / 2, y: 100 - y / 2 }),
};

type Said = [text: string, confidence: number];

function line(top: number, words: Said[]) {
  const given = words.map(([text, confidence], at): Partial<Word> => ({
    ...{ text, confidence },
    bbox: { x0: 20 + at * 60, y0: top, x1: 70 + at * 60, y1: top + 20 },
  }));
  return {
    words: given,
    bbox: { x0: 20, y0: top, x1: 380, y1: top + 20 },
    baseline: { x0: 20, y0: top + 16, x1: 380, y1: top + 16 },
    rowAttributes: { rowHeight: 20, ascenders: 4, descenders: 4 },
  };
}

function blocks(...lines: ReturnType<typeof line>[]): Block[] {
  return [{ paragraphs: [{ lines }] }] as unknown as Block[];
}

const sure = (...words: string[]): Said[] => words.map((word) => [word, 95]);
const first = line(40, sure('Participants', 'must', 'fast', 'overnight'));

function wordsOf(...lines: ReturnType<typeof line>[]): string[] | undefined {
  return toPageText(blocks(...lines), SCAN)?.runs.map(({ text }) => text);
}

describe('toPageText', () => {
  it('gives words their place on the page, in points', () => {
    const text = toPageText(blocks(first), SCAN);
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

  it.each<[what: string, words: Said[]]>([
    ['most words are not trusted', [['Partcpnts', 40], ['mst', 40], ...sure('overnight')]],
    ['there are too few characters', sure('Page', 'three')],
    ['there are no words', []],
  ])('is null when %s', (_, words) => {
    expect(toPageText(blocks(line(40, words)), SCAN)).toBeNull();
  });

  it('turns the text of a page that lies on its side', () => {
    const text = toPageText(blocks(first), { ...SCAN, toPoints: ({ x, y }) => ({ x: y / 2, y: x / 2 }) });
    expect(text?.turn).toBe(90);
    const [one, two] = text?.runs ?? [];
    expect(two?.left).toBeGreaterThan(one?.right ?? Infinity);
  });
});
