/** A text item of a page, with its place in pixels from the upper left. */
export interface PlacedText {
  text: string;
  top: number;
  bottom: number;
  left: number;
  right: number;
  /** A line of the page ends after it. */
  endsLine: boolean;
}

/** A character of a text item. */
interface TextPlace {
  item: number;
  at: number;
}

export interface PageSentence {
  /** With white space for line breaks. */
  text: string;
  from: TextPlace;
  /** Exclusive. */
  to: TextPlace;
}

interface Line {
  /** Indexes of its items. */
  items: number[];
  top: number;
  bottom: number;
  right: number;
  /** Has cells of a table. */
  isRow: boolean;
}

/** Of a line's height: more of a gap, or another size, than between the lines of a paragraph. */
const APART = 0.3;
const OTHER_SIZE = 0.2;

/** Of a line's height: more than there is between words. */
const BETWEEN_CELLS = 1.2;

/** The sentences of a page. No sentence goes on over a large gap, in another size as below a heading, or in another row. */
export function sentencesIn(items: readonly PlacedText[]): PageSentence[] {
  const lines = linesOf(items);
  const gap = usualGap(lines);
  let text = '';
  const places: TextPlace[] = [];
  lines.forEach((line, at) => {
    for (const item of line.items) {
      const own = items[item]?.text ?? '';
      text += own;
      for (let index = 0; index < own.length; index += 1) places.push({ item, at: index });
    }
    const next = lines[at + 1];
    // Never the first or last character of a sentence.
    places.push({ item: line.items.at(-1) ?? 0, at: 0 });
    text += next && isApart(line, next, gap) ? '\n' : ' ';
  });
  return segmentsOf(text).flatMap(([start, end]) => {
    const from = places[start];
    const last = places[end - 1];
    return from && last ? [{ text: text.slice(start, end), from, to: { item: last.item, at: last.at + 1 } }] : [];
  });
}

function linesOf(items: readonly PlacedText[]): Line[] {
  const lines: Line[] = [];
  let isNew = true;
  items.forEach(({ text, top, bottom, left, right, endsLine }, item) => {
    if (isNew) lines.push({ items: [], top: Infinity, bottom: -Infinity, right: Infinity, isRow: false });
    isNew = endsLine;
    const line = lines.at(-1);
    line?.items.push(item);
    // White space has no size of its own.
    if (!line || text.trim() === '') return;
    line.isRow ||= left - line.right > BETWEEN_CELLS * (bottom - top);
    line.top = Math.min(line.top, top);
    line.bottom = Math.max(line.bottom, bottom);
    line.right = right;
  });
  return lines;
}

/** Of lines that follow each other: the lower quartile, since rows of a table are apart. */
function usualGap(lines: readonly Line[]): number {
  const gaps = lines
    .slice(1)
    .map(({ top }, at) => top - (lines[at]?.bottom ?? top))
    .filter((gap) => Number.isFinite(gap))
    .sort((one, other) => one - other);
  return gaps[Math.floor(gaps.length / 4)] ?? 0;
}

function isApart(line: Line, next: Line, gap: number): boolean {
  const [height, other] = [line.bottom - line.top, next.bottom - next.top];
  const larger = Math.max(height, other);
  return (
    line.isRow ||
    next.isRow ||
    Math.abs(height - other) > OTHER_SIZE * larger ||
    next.top - line.bottom > gap + APART * larger ||
    next.top < line.top
  );
}

/** Ends no sentence, unlike what the segmenter assumes. */
const SHORTENED = /(?:^|[^\p{L}])(?:Dr|Prof|Mr|Mrs|Ms|vs|cf|e\.g|i\.e|approx)\.\s*$/u;

/** Without white space around them. A number, a bullet or an abbreviated word belongs to what follows it. */
function segmentsOf(text: string): [start: number, end: number][] {
  const found: [number, number][] = [];
  let open: number | null = null;
  for (const { segment, index } of new Intl.Segmenter('en', { granularity: 'sentence' }).segment(text)) {
    const start: number = open ?? index + segment.length - segment.trimStart().length;
    const end = index + segment.trimEnd().length;
    const isBegun = !/\p{L}{2}/u.test(text.slice(start, end)) || SHORTENED.test(text.slice(start, end));
    open = isBegun && end > start && !segment.endsWith('\n') ? start : null;
    if (open === null && /[\p{L}\d]/u.test(text.slice(start, end))) found.push([start, end]);
  }
  if (open !== null && /[\p{L}\d]/u.test(text.slice(open))) found.push([open, text.trimEnd().length]);
  return found;
}
