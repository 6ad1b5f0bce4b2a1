import type { Block, Word } from 'tesseract.js';

/** In pixels of the drawn page, y downwards. */
export interface ReadWord {
  text: string;
  /** Per cent. */
  confidence: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

export interface ReadLine {
  words: ReadWord[];
  top: number;
  /** At its left end. */
  baseline: number;
  height: number;
  /** A paragraph or cell begins here. */
  startsBlock: boolean;
}

export function linesOf(blocks: readonly Block[]): ReadLine[] {
  return blocks.flatMap(({ paragraphs }) =>
    paragraphs.flatMap(({ lines }) =>
      lines.map(({ words, bbox, baseline, rowAttributes }, at): ReadLine => ({
        words: words.map(({ bbox: box, ...word }) => ({
          ...withoutNoteMark(word),
          ...{ left: box.x0, right: box.x1, top: box.y0, bottom: box.y1 },
        })),
        ...{ top: bbox.y0, baseline: baseline.y0, height: rowAttributes.rowHeight, startsBlock: at === 0 },
      })),
    ),
  );
}

/** A word that a raised figure follows, which is recognized as one of these and makes the word uncertain. */
const NOTED = /^(\p{L}{3,})[!?®©°*'"’”“‘^$%]{1,3}$/u;

/** Per cent, of each of its letters. */
const CERTAIN_LETTER = 95;

function withoutNoteMark({ text, confidence, symbols }: Pick<Word, 'text' | 'confidence' | 'symbols'>) {
  const [, noted] = NOTED.exec(text) ?? [];
  if (noted === undefined || confidence >= TRUSTED_WORD) return { text, confidence };
  const letters = symbols.slice(0, noted.length).map((symbol) => symbol.confidence);
  return Math.min(...letters) < CERTAIN_LETTER ? { text, confidence } : { text: noted, confidence: CERTAIN_LETTER };
}

/** Per cent. Below it, one word in two was wrong on the scans checked. */
const TRUSTED_WORD = 60;

export function isTrusted({ confidence }: ReadWord): boolean {
  return confidence >= TRUSTED_WORD;
}

export function isWord({ text }: ReadWord): boolean {
  return /[\p{L}\d]/u.test(text);
}
