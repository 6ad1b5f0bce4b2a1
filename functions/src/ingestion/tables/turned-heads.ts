import { centre, cluster, medianPitch, nearest } from './head-columns.ts';
import type { Run } from '../pdf/page-text.ts';

/** Text that is turned by a quarter against its page. */
export interface TurnedText {
  text: string;
  /** Reads from the bottom up, or from the top down. */
  upwards: boolean;
  /** Its baseline is upright here. */
  x: number;
  bottom: number;
  top: number;
  height: number;
  font: string;
  /** How many of the page's runs come before it in the file. */
  place: number;
}

/** A cell below a head: a mark, a number, a word. */
const LONGEST_CELL = 12;

/**
 * The runs of a page with those turned texts that are the heads of a table's columns, set upright over their columns.
 * Heads stand side by side, each over cells of a column; a note along a margin and a watermark do not.
 */
export function standHeadsUp(runs: Run[], turned: TurnedText[]): Run[] {
  const bands = [true, false].flatMap((upwards) => bandsOf(turned.filter((text) => text.upwards === upwards)));
  const heads = bands.flatMap((band) => {
    const place = Math.min(...band.map((text) => text.place));
    return headsOf(band, runs).map((run) => ({ place, run }));
  });
  if (heads.length === 0) return runs;
  return [...runs, null].flatMap((run, at) => [
    ...heads.filter(({ place }) => place === at).map((head) => head.run),
    ...(run ? [run] : []),
  ]);
}

/** Texts that stand side by side, wherever they begin. */
function bandsOf(texts: TurnedText[]): TurnedText[][] {
  const bands: { texts: TurnedText[]; bottom: number; top: number }[] = [];
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

/** The heads of a band from left to right; none when they do not stand over two columns or more. */
function headsOf(band: TurnedText[], runs: Run[]): Run[] {
  const bottom = Math.min(...band.map((text) => text.bottom));
  const cells = runs.filter((run) => run.y < bottom && run.text.trim().length <= LONGEST_CELL);
  const columns = cluster(cells.map(centre));
  const lines = linesOf(band);
  const pitch = medianPitch(cluster(lines.map(middleOf)));
  const owners = new Map<number, TurnedText[]>();
  for (const line of lines) {
    const column = columns[nearest(columns, middleOf(line))];
    const over = column !== undefined && Math.abs(column - middleOf(line)) <= Math.max(line.height, 0.5 * pitch);
    const owner = over ? column : middleOf(line);
    owners.set(owner, [...(owners.get(owner) ?? []), line]);
  }
  const named = [...owners].sort(([a], [b]) => a - b);
  if (named.filter(([owner]) => columns.includes(owner)).length < 2) return [];
  return named.flatMap(([owner, own], at) => {
    const [first] = own;
    if (!first) return [];
    const ordered = own.toSorted((a, b) => (first.upwards ? a.x - b.x : b.x - a.x));
    const text = ordered.map((line) => line.text).join(' ');
    const half = 0.3 * first.height;
    const { height, font } = first;
    return [{ text, left: owner - half, right: owner + half, y: bottom, height, font, startsBlock: at === 0 }];
  });
}

/** Texts that follow one another on a baseline make one line; what is raised there is the mark of a footnote. */
function linesOf(band: TurnedText[]): TurnedText[] {
  const lines: TurnedText[] = [];
  for (const text of band.toSorted((a, b) => (a.upwards ? a.bottom - b.bottom : b.top - a.top))) {
    const line = lines.find((other) => Math.abs(other.x - text.x) < 0.5 * other.height);
    if (!line) lines.push({ ...text });
    else {
      const gap = text.upwards ? text.bottom - line.top : line.bottom - text.top;
      if (text.height >= 0.8 * line.height) line.text += (gap > 0.12 * line.height ? ' ' : '') + text.text;
      line.bottom = Math.min(line.bottom, text.bottom);
      line.top = Math.max(line.top, text.top);
    }
  }
  return lines;
}

function middleOf({ x, upwards, height }: TurnedText): number {
  return x + (upwards ? -0.35 : 0.35) * height;
}
