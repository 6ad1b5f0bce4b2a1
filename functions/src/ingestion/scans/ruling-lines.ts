import type { Canvas } from '@napi-rs/canvas';
import type { Rules } from '../pdf/page-rules.ts';

/** Points. Strokes of letters are shorter, what is wider is shading or a redaction. Set by eye. */
const SHORTEST_PT = 29;
const WIDEST_PT = 2.9;

/** From 0 to 255. */
const INK = 180;
const PAPER = 255;

/** Places at which a line's width is measured: letters and other lines touch some of them. */
const SAMPLES = 9;

/** Neighbouring dark pixels: along the line `from` inclusive to `to` exclusive, at one place across it. */
interface Stroke {
  at: number;
  from: number;
  to: number;
}

/** Of one line, in order. A line of a page that lies slightly askew moves across it. */
type Line = Stroke[];

/**
 * Erases the lines of tables, next to which letters are hardly recognized, and gives their places in points from the
 * image's left and upper edge, y downwards.
 */
export function eraseRulingLines(canvas: Canvas, perPoint: number): Rules {
  const { width, height } = canvas;
  const context = canvas.getContext('2d');
  const image = context.getImageData(0, 0, width, height);
  const dark = darkPixels(image.data);
  const limits = { shortest: SHORTEST_PT * perPoint, widest: WIDEST_PT * perPoint };
  const across = linesIn({ lines: height, length: width, isDark: (y, x) => dark[y * width + x] === 1 }, limits);
  const down = linesIn({ lines: width, length: height, isDark: (x, y) => dark[y * width + x] === 1 }, limits);
  const erase = (x: number, y: number) => {
    if (x >= 0 && y >= 0 && x < width && y < height)
      image.data.fill(PAPER, 4 * (y * width + x), 4 * (y * width + x) + 3);
  };
  for (const { at, from, to } of across.flat())
    for (let x = from; x < to; x++) for (const y of [at - 1, at, at + 1]) erase(x, y);
  for (const { at, from, to } of down.flat())
    for (let y = from; y < to; y++) for (const x of [at - 1, at, at + 1]) erase(x, y);
  context.putImageData(image, 0, 0);
  return {
    across: across.map(placeOf(perPoint)).map(({ at, from, to }) => ({ y: at, left: from, right: to })),
    down: down.map(placeOf(perPoint)).map(({ at, from, to }) => ({ x: at, bottom: from, top: to })),
  };
}

function darkPixels(data: Uint8ClampedArray): Uint8Array {
  const dark = new Uint8Array(data.length / 4);
  for (let at = 0; at < dark.length; at++) {
    const [red = PAPER, green = PAPER, blue = PAPER] = [data[4 * at], data[4 * at + 1], data[4 * at + 2]];
    dark[at] = Number((red + 2 * green + blue) / 4 < INK);
  }
  return dark;
}

interface Raster {
  /** Rows, or columns, and the pixels of each. */
  lines: number;
  length: number;
  isDark: (line: number, along: number) => boolean;
}

interface Limits {
  shortest: number;
  widest: number;
}

function linesIn(raster: Raster, limits: Limits): Line[] {
  const lines: Line[] = [];
  let open: Line[] = [];
  for (let at = 0; at < raster.lines; at++) {
    const strokes = strokesIn(raster, at, limits.shortest).filter(
      (stroke) => widthOf(stroke, raster, limits) <= limits.widest,
    );
    open = open.filter((line) => (line.at(-1)?.at ?? 0) >= at - 1);
    for (const stroke of strokes) {
      const before = open.find((other) => other.some((one) => one.at >= at - 1 && touches(one, stroke)));
      const line = before ?? [];
      line.push(stroke);
      if (before) continue;
      open.push(line);
      lines.push(line);
    }
  }
  return lines;
}

function strokesIn({ length, isDark }: Raster, at: number, shortest: number): Stroke[] {
  const strokes: Stroke[] = [];
  let from = 0;
  for (let along = 0; along <= length; along++) {
    if (along < length && isDark(at, along)) continue;
    if (along - from >= shortest) strokes.push({ at, from, to: along });
    from = along + 1;
  }
  return strokes;
}

/** The least of several places. */
function widthOf({ at, from, to }: Stroke, { lines, isDark }: Raster, { widest }: Limits): number {
  let least = Infinity;
  for (let sample = 1; sample <= SAMPLES; sample++) {
    const along = Math.round(from + ((to - from) * sample) / (SAMPLES + 1));
    let [first, last] = [at, at];
    while (first > 0 && at - first <= widest && isDark(first - 1, along)) first--;
    while (last < lines - 1 && last - at <= widest && isDark(last + 1, along)) last++;
    least = Math.min(least, last - first + 1);
  }
  return least;
}

/** Neighbours of a line that lies askew begin where the others end. */
function touches(one: Stroke, other: Stroke): boolean {
  return one.from <= other.to && other.from <= one.to;
}

function placeOf(perPoint: number): (line: Line) => Stroke {
  return (line) => ({
    at: line.reduce((sum, { at }) => sum + at + 0.5, 0) / line.length / perPoint,
    from: Math.min(...line.map(({ from }) => from)) / perPoint,
    to: Math.max(...line.map(({ to }) => to)) / perPoint,
  });
}
