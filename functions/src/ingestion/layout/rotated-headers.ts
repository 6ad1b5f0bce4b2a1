import { centre, cluster, medianPitch, nearestIndex, RAISED_SIZE, WORD_GAP_EM } from '../geometry.ts';
import type { PageText, RotatedText, Run } from '../pdf/page-text.ts';

// Set by eye on schedules with rotated headers and pages with notes along their margins.

const MAX_CELL_LENGTH = 12;

/** Share of the pitch; at least one em is allowed. */
const MAX_OFFSET_PITCH = 0.5;

/** Narrow enough for one column only. */
const HALF_WIDTH_EM = 0.3;

/** Half the cap height: from baseline to the middle of the letters. */
const HALF_HEIGHT_EM = 0.35;

const ROTATED_LINE_EM = 0.5;

/** Notes along a margin are over no columns. */
const MIN_COLUMNS = 2;

/** Turns rotated column headers upright and drops other rotated text. */
export function rotateHeaders(page: PageText): PageText {
  const { runs, rotated } = page;
  const bands = [true, false].flatMap((upwards) => bandsOf(rotated.filter((text) => text.upwards === upwards)));
  const headers = bands.flatMap((band) => {
    const index = Math.min(...band.map((text) => text.index));
    return uprightHeaders(band, runs).map((run) => ({ index, run }));
  });
  if (headers.length === 0) return { ...page, rotated: [] };
  const merged = [...runs, null].flatMap((run, at) => [
    ...headers.filter(({ index }) => index === at).map((header) => header.run),
    ...(run ? [run] : []),
  ]);
  return { ...page, runs: merged, rotated: [] };
}

function bandsOf(texts: RotatedText[]): RotatedText[][] {
  const bands: { texts: RotatedText[]; bottom: number; top: number }[] = [];
  for (const text of texts.toSorted((a, b) => b.top - b.bottom - (a.top - a.bottom))) {
    const band = bands.find(({ bottom, top }) => text.bottom < top && bottom < text.top);
    if (band) {
      band.texts.push(text);
      band.bottom = Math.min(band.bottom, text.bottom);
      band.top = Math.max(band.top, text.top);
    } else bands.push({ texts: [text], bottom: text.bottom, top: text.top });
  }
  return bands.map((band) => band.texts);
}

/** None if over fewer than MIN_COLUMNS. */
function uprightHeaders(band: RotatedText[], runs: Run[]): Run[] {
  const bottom = Math.min(...band.map((text) => text.bottom));
  const cells = runs.filter((run) => run.y < bottom && run.text.trim().length <= MAX_CELL_LENGTH);
  const columns = cluster(cells.map(centre));
  const lines = joinLines(band);
  const pitch = medianPitch(cluster(lines.map(middleOf)));
  const linesByX = new Map<number, RotatedText[]>();
  for (const line of lines) {
    const column = columns[nearestIndex(columns, middleOf(line))];
    const maxOffset = Math.max(line.height, MAX_OFFSET_PITCH * pitch);
    const isOver = column !== undefined && Math.abs(column - middleOf(line)) <= maxOffset;
    const x = isOver ? column : middleOf(line);
    linesByX.set(x, [...(linesByX.get(x) ?? []), line]);
  }
  const headers = [...linesByX].sort(([a], [b]) => a - b);
  if (headers.filter(([x]) => columns.includes(x)).length < MIN_COLUMNS) return [];
  return headers.flatMap(([x, own], at) => {
    const [first] = own;
    if (!first) return [];
    const ordered = own.toSorted((a, b) => (first.upwards ? a.x - b.x : b.x - a.x));
    const text = ordered.map((line) => line.text).join(' ');
    const { height, font } = first;
    const half = HALF_WIDTH_EM * height;
    return [{ text, left: x - half, right: x + half, y: bottom, height, font, startsBlock: at === 0 }];
  });
}

/** Omits raised footnote marks. */
function joinLines(band: RotatedText[]): RotatedText[] {
  const lines: RotatedText[] = [];
  for (const text of band.toSorted((a, b) => (a.upwards ? a.bottom - b.bottom : b.top - a.top))) {
    const line = lines.find((other) => Math.abs(other.x - text.x) < ROTATED_LINE_EM * other.height);
    if (!line) lines.push({ ...text });
    else {
      const gap = text.upwards ? text.bottom - line.top : line.bottom - text.top;
      if (text.height >= RAISED_SIZE * line.height)
        line.text += (gap > WORD_GAP_EM * line.height ? ' ' : '') + text.text;
      line.bottom = Math.min(line.bottom, text.bottom);
      line.top = Math.max(line.top, text.top);
    }
  }
  return lines;
}

function middleOf({ x, upwards, height }: RotatedText): number {
  return x + (upwards ? -HALF_HEIGHT_EM : HALF_HEIGHT_EM) * height;
}
