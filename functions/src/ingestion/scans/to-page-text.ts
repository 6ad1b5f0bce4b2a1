import type { Block, Line, Word } from 'tesseract.js';
import { turnPoint, type PageText, type Run } from '../pdf/page-text.ts';
import { NO_RULES } from '../pdf/rules.ts';

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
}

/** Per cent. Below it, one word in two was wrong on the scans checked. */
const TRUSTED_WORD = 60;

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

const RULING = /^[|_—–=\\/[\]{}~]+$/u;

/** One font for all recognized text. */
const OCR_FONT = 'ocr';

/** Of letters and digits, from 0 to 1; 0 without any. */
export function trustedShare(blocks: Block[]): number {
  const words = linesOf(blocks).flatMap(({ line }) => line.words);
  const trusted = words.filter((word) => isTrusted(word) && lettersOf(word) >= WHOLE_WORD);
  return sumOfLetters(trusted) / Math.max(1, sumOfLetters(words));
}

function sumOfLetters(words: Word[]): number {
  return words.reduce((sum, word) => sum + lettersOf(word), 0);
}

function lettersOf({ text }: Word): number {
  return text.match(/[\p{L}\d]/gu)?.length ?? 0;
}

/** Null if too little can be trusted to use the page. */
export function toPageText(blocks: Block[], scan: ScannedPage): PageText | null {
  if (trustedShare(blocks) < TRUSTED_PAGE) return null;
  const turn = turnOf(scan);
  const place = (pixel: Point): Point => turnPoint(scan.toPoints(pixel), turn);
  const runs = linesOf(blocks).flatMap(({ line, startsBlock }) => toRuns(line, { startsBlock, place }));
  const characters = runs.reduce((sum, { text }) => sum + (text === ILLEGIBLE ? 0 : text.length), 0);
  if (characters < MIN_CHARACTERS) return null;
  const edges = [place({ x: 0, y: 0 }), place({ x: scan.width, y: scan.height })].map(({ y }) => y);
  return {
    ...{ page: scan.page, turn, runs, rotated: [], rules: NO_RULES, readBy: 'ocr' },
    bottom: Math.min(...edges),
    top: Math.max(...edges),
  };
}

function linesOf(blocks: Block[]): { line: Line; startsBlock: boolean }[] {
  return blocks.flatMap(({ paragraphs }) =>
    paragraphs.flatMap(({ lines }) => lines.map((line, at) => ({ line, startsBlock: at === 0 }))),
  );
}

/** Degrees between the image's lines and the page's axes. */
function turnOf({ toPoints }: ScannedPage): number {
  const [from, to] = [toPoints({ x: 0, y: 0 }), toPoints({ x: 100, y: 0 })];
  const degrees = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
  return (Math.round(degrees / 90) * 90 + 360) % 360;
}

function toRuns(line: Line, { startsBlock, place }: { startsBlock: boolean; place: (pixel: Point) => Point }): Run[] {
  const words = line.words.filter(({ text }) => text.trim() !== '' && !RULING.test(text));
  const sure = words.filter(isWord);
  if (sure.filter(isTrusted).length < TRUSTED_LINE * sure.length) return [];
  const height = heightOf(line, place);
  const y = place({ x: line.bbox.x0, y: line.baseline.y0 }).y;
  return words
    .filter((word) => isTrusted(word) || isWord(word))
    .map((word, at) => ({
      text: isTrusted(word) ? word.text : ILLEGIBLE,
      left: place({ x: word.bbox.x0, y: word.bbox.y0 }).x,
      right: place({ x: word.bbox.x1, y: word.bbox.y1 }).x,
      ...{ y, height, font: OCR_FONT },
      startsBlock: startsBlock && at === 0,
    }));
}

function heightOf({ bbox, rowAttributes }: Line, place: (pixel: Point) => Point): number {
  const bottom = bbox.y0 + rowAttributes.rowHeight;
  return place({ x: bbox.x0, y: bbox.y0 }).y - place({ x: bbox.x0, y: bottom }).y;
}

function isWord({ text }: Word): boolean {
  return /[\p{L}\d]/u.test(text);
}

function isTrusted({ confidence }: Word): boolean {
  return confidence >= TRUSTED_WORD;
}
