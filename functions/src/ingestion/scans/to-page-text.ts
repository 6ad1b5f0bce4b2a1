import type { Rules } from '../pdf/page-rules.ts';
import { turnPoint, type PageText, type Run } from '../pdf/page-text.ts';
import { isTrusted, isWord, type ReadLine, type ReadWord } from './read-line.ts';

interface Point {
  x: number;
  y: number;
}

export interface ScannedPage {
  page: number;
  /** From pixels to the page's points. */
  toPoints: (pixel: Point) => Point;
  width: number;
  height: number;
  /** In points from the left and upper edge of the image. */
  rules: Rules;
  /** In points. */
  pixel: number;
}

/** Share of words; other lines are drawings, redactions and stamps. */
const TRUSTED_LINE = 0.5;

/** Share of letters and digits. */
const TRUSTED_PAGE = 0.5;

/** Letters of a word that shows whether text is upright: on its side it is recognized as single letters. */
const WHOLE_WORD = 3;

/** Trusted characters of a page; fewer are a stamp or a page number. */
const MIN_CHARACTERS = 20;

/** In place of a word that is not trusted, so that a sentence does not read as if it were whole. */
const ILLEGIBLE = '[?]';

/** `±` is recognized as any of these; `D14+2` is another window than `D14±2`. A product (`1.5x10`) is left. */
const UNCERTAIN_SIGN = /(?:(?<=\d)[+£]|(?<=\p{L}\d+)x|^£)(?=\d)/gu;

const RULING = /^[|_—–=\\/[\]{}~]+$/u;

/** One font for all recognized text. */
const OCR_FONT = 'ocr';

/** Of letters and digits, from 0 to 1; 0 without any. */
export function trustedShare(lines: readonly ReadLine[]): number {
  const words = lines.flatMap((line) => line.words);
  const trusted = words.filter((word) => isTrusted(word) && lettersOf(word) >= WHOLE_WORD);
  return sumOfLetters(trusted) / Math.max(1, sumOfLetters(words));
}

function sumOfLetters(words: ReadWord[]): number {
  return words.reduce((sum, word) => sum + lettersOf(word), 0);
}

function lettersOf({ text }: ReadWord): number {
  return text.match(/[\p{L}\d]/gu)?.length ?? 0;
}

/** Null if too little can be trusted to use the page. */
export function toPageText(lines: readonly ReadLine[], scan: ScannedPage): PageText | null {
  if (trustedShare(lines) < TRUSTED_PAGE) return null;
  const turn = turnOf(scan);
  const place = (pixel: Point): Point => turnPoint(scan.toPoints(pixel), turn);
  const runs = lines.flatMap((line) => toRuns(line, place));
  const characters = runs.reduce((sum, { text }) => sum + (text === ILLEGIBLE ? 0 : text.length), 0);
  if (characters < MIN_CHARACTERS) return null;
  const edges = [place({ x: 0, y: 0 }), place({ x: scan.width, y: scan.height })].map(({ y }) => y);
  return {
    ...{ page: scan.page, turn, runs, rotated: [], rules: toPageRules(scan, place), readBy: 'ocr' },
    bottom: Math.min(...edges),
    top: Math.max(...edges),
  };
}

function toPageRules({ rules: { across, down }, pixel }: ScannedPage, place: (pixel: Point) => Point): Rules {
  const at = (x: number, y: number) => place({ x: x / pixel, y: y / pixel });
  return {
    across: across.map(({ y, left, right }) => ({ y: at(left, y).y, left: at(left, y).x, right: at(right, y).x })),
    down: down.map(({ x, bottom, top }) => ({ x: at(x, bottom).x, bottom: at(x, top).y, top: at(x, bottom).y })),
  };
}

/** Degrees between the image's lines and the page's axes. */
function turnOf({ toPoints }: ScannedPage): number {
  const [from, to] = [toPoints({ x: 0, y: 0 }), toPoints({ x: 100, y: 0 })];
  const degrees = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
  return (Math.round(degrees / 90) * 90 + 360) % 360;
}

function toRuns(line: ReadLine, place: (pixel: Point) => Point): Run[] {
  const words = line.words.filter(({ text }) => text.trim() !== '' && !RULING.test(text));
  const sure = words.filter(isWord);
  if (sure.filter(isTrusted).length < TRUSTED_LINE * sure.length) return [];
  const left = line.words[0]?.left ?? 0;
  const y = place({ x: left, y: line.baseline }).y;
  const height = place({ x: left, y: line.top }).y - place({ x: left, y: line.top + line.height }).y;
  return words
    .filter((word) => isTrusted(word) || isWord(word))
    .map((word, at) => ({
      text: isTrusted(word) ? word.text.replace(UNCERTAIN_SIGN, ILLEGIBLE) : ILLEGIBLE,
      left: place({ x: word.left, y: word.top }).x,
      right: place({ x: word.right, y: word.bottom }).x,
      ...{ y, height, font: OCR_FONT },
      startsBlock: line.startsBlock && at === 0,
    }));
}
