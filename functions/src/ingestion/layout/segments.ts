import { visibleCharacters } from '@trialdesk/contract/symbol-font';
import { CAP_HEIGHT_EM, WORD_GAP_EM } from '../geometry.ts';
import type { PageText, Run } from '../pdf/page-text.ts';
import { isLoneMark } from './list-mark.ts';

/** Words on one baseline without a wide gap. */
export interface Segment {
  runs: Run[];
  text: string;
  left: number;
  right: number;
  /** Baseline. */
  y: number;
  /** Font size. */
  height: number;
}

/** In file order. */
export interface SegmentedPage extends Omit<PageText, 'runs' | 'rotated'> {
  segments: Segment[];
}

// Set by eye on the development protocols.

/** Gaps of justified text are narrower. */
const CELL_GAP_EM = 1.3;

/** Kerned and overprinted text overlaps. */
const MAX_OVERLAP_EM = 0.5;

/** Share of the smaller height; superscripts and subscripts share as much. */
const SHARED_HEIGHT = 0.4;

const SAME_LINE_PT = 2;

/** Share of the text beside it. */
const MARK_SIZE = 0.85;

const MARK_GAP_EM = 0.35;

export function segmentPage({
  page,
  turn,
  bottom,
  top,
  runs,
  rules,
  readBy,
}: Omit<PageText, 'rotated'>): SegmentedPage {
  const groups: Run[][] = [];
  for (const drawn of runs) {
    const run = { ...drawn, text: visibleCharacters(drawn.text) };
    if (run.text.trim() === '') continue;
    const group = groups.at(-1);
    const before = group?.at(-1);
    if (group && before && continuesLine(before, run)) group.push(run);
    else groups.push([run]);
  }
  const segments = putMarksFirst(groups.map(toSegment));
  return { page, turn, bottom, top, rules, segments, ...(readBy && { readBy }) };
}

export function toSegment(runs: Run[]): Segment {
  const tallest = runs.reduce((best, run) => (run.height > best.height ? run : best));
  let text = '';
  let before: Run | undefined;
  for (const run of runs) {
    const gap = before ? run.left - before.right : 0;
    if (before && (gap > WORD_GAP_EM * Math.min(before.height, run.height) || isMarkAfterWord(run, before)))
      text += ' ';
    text += run.text;
    before = run;
  }
  return {
    runs,
    text: text.replace(/\s+/g, ' ').trim(),
    left: Math.min(...runs.map((run) => run.left)),
    right: Math.max(...runs.map((run) => run.right)),
    y: tallest.y,
    height: tallest.height,
  };
}

function continuesLine(before: Run, run: Run): boolean {
  const height = Math.max(before.height, run.height);
  const gap = run.left - before.right;
  if (gap > CELL_GAP_EM * height || gap < -MAX_OVERLAP_EM * height) return false;
  if (isRaisedBeside(run, before) || isRaisedBeside(before, run)) return gap < MARK_GAP_EM * height;
  const [low, high] = [before.y, before.y + CAP_HEIGHT_EM * before.height];
  const [runLow, runHigh] = [run.y, run.y + CAP_HEIGHT_EM * run.height];
  const shared = Math.min(high, runHigh) - Math.max(low, runLow);
  return shared >= SHARED_HEIGHT * Math.min(high - low, runHigh - runLow);
}

/** A raised letter is not the end of the word: `Consent a`. */
function isMarkAfterWord(mark: Run, word: Run): boolean {
  return (
    /^[a-z](?:,\s?[a-z])*$/.test(mark.text.trim()) && /\p{L}[)\]]?$/u.test(word.text) && isRaisedBeside(mark, word)
  );
}

/** Its foot is above the middle of the letters beside it. */
function isRaisedBeside(mark: Run, text: Run): boolean {
  const rise = mark.y - text.y;
  return mark.height < MARK_SIZE * text.height && rise > 0 && rise < CAP_HEIGHT_EM * text.height;
}

/** Some files draw list marks after their text. */
function putMarksFirst(segments: Segment[]): Segment[] {
  const ordered = [...segments];
  for (const [at, mark] of segments.entries()) {
    const text = segments[at - 1];
    const isBefore =
      text && Math.abs(text.y - mark.y) < SAME_LINE_PT && mark.right <= text.left && isLoneMark(mark.text);
    if (isBefore) ordered.splice(at - 1, 2, mark, text);
  }
  return ordered;
}
