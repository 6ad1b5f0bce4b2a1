import { joinText, type Block } from '../layout/blocks.ts';
import { isBulleted, isLoneMark } from '../layout/list-mark.ts';
import type { Row } from '../layout/row.ts';
import { toSegment, type Segment } from '../layout/segments.ts';
import { footnoteMarksIn, footnoteStart, isFootnoteMark, isNoteRow } from './footnote-marks.ts';
import type { Footnote, RowContext } from './row-context.ts';
import { shorten } from './shorten.ts';

/** Footnotes are null until read. */
interface AnnotatedRow {
  context: RowContext;
  footnotes: Map<string, Footnote | null>;
}

// Set by eye on the development protocols.

/** Characters. */
const MAX_FOOTNOTE_LENGTH = 240;

/** This many blocks without a footnote end the notes. */
const MAX_OTHER_BLOCKS = 3;

/** Blocks allowed above a footnote whose mark is not raised. */
const MAX_BLOCKS_ABOVE = 1;

const LEGEND = /^(?:abbreviations?|notes?|source|key|legend)\b|^[\p{L}\d/-]{1,12}(?:\s?[=:]\s|=\p{L})/iu;
const COMPLETE = /[.;:!?)]$/;

/** Footnotes may follow each part of a table or only the last, pages later. */
export class Footnotes {
  private rows: AnnotatedRow[] = [];
  private read = new Map<string, Footnote>();
  private current: Footnote | null = null;
  private otherBlocks = 0;
  private lastMark: string | null = null;

  addRow(context: RowContext, row: Row, headerMarks: string[]): void {
    const marks = [...row.blocks.flatMap(footnoteMarksIn), ...headerMarks];
    this.rows.push({ context, footnotes: new Map(marks.map((mark) => [mark, null])) });
    this.current = null;
    this.otherBlocks = 0;
  }

  /** Leading rows with a mark in a column of its own; 0 unless the table has one of these marks. */
  countNotes(rows: readonly Row[]): number {
    const end = rows.findIndex((row) => !isNoteRow(row));
    const notes = rows.slice(0, end === -1 ? rows.length : end);
    return notes.some(({ blocks: [mark] }) => mark && this.isReferredTo(mark.text)) ? notes.length : 0;
  }

  /** False if the block is not one of the table's notes. */
  readBelow(blocks: Block[]): boolean {
    if (this.rows.length === 0) return false;
    const lines = joinLoneMark(blocks);
    const text = joinText(blocks);
    const isNote = this.readStarts(lines) || this.readContinuation(lines, text) || LEGEND.test(text);
    if (isNote) this.otherBlocks = 0;
    else {
      this.current = null;
      this.otherBlocks++;
      if (this.otherBlocks >= MAX_OTHER_BLOCKS) this.end();
    }
    return isNote;
  }

  /** Call at the end of a table and before another table or section. */
  end(): void {
    for (const { context, footnotes } of this.rows) {
      const found = [...footnotes].flatMap(([mark, footnote]) => footnote ?? this.read.get(mark) ?? []);
      if (found.length > 0) context.footnotes = found.map(tidy);
    }
    this.rows = [];
    this.read = new Map();
    this.current = null;
    this.otherBlocks = 0;
    this.lastMark = null;
  }

  /** False if no footnote begins here. */
  private readStarts(lines: Segment[]): boolean {
    let found = false;
    for (const [at, line] of lines.entries()) {
      const start = footnoteStart(line);
      const isNear = this.otherBlocks <= MAX_BLOCKS_ABOVE && (at === 0 || start?.certain === true);
      if (start && (start.raised || isNear) && this.isReferredTo(start.mark)) {
        this.begin({ mark: start.mark, text: start.text });
        found = true;
      } else if (start?.certain && isNear && this.isNextMark(start.mark)) {
        this.lastMark = start.mark;
        this.current = null;
        found = true;
      } else if (this.current && found) this.current.text += ` ${line.text}`;
    }
    return found;
  }

  /** Extends an incomplete footnote, or adds a bullet to one. */
  private readContinuation([first]: Segment[], text: string): boolean {
    if (!this.current) return false;
    const isIncomplete = !COMPLETE.test(this.current.text) && !(first && footnoteStart(first));
    if (!isIncomplete && !isBulleted(text)) return false;
    this.current.text += ` ${text}`;
    return true;
  }

  /** Notes on the whole table are in the sequence of those on its cells. */
  private isNextMark(mark: string): boolean {
    const next = this.lastMark === null ? ['a', '1'] : [successor(this.lastMark)];
    return next.includes(mark);
  }

  private isReferredTo(mark: string): boolean {
    return this.rows.some(({ footnotes }) => footnotes.has(mark));
  }

  private begin(footnote: Footnote): void {
    this.current = footnote;
    this.lastMark = footnote.mark;
    this.read.set(footnote.mark, footnote);
    for (const { footnotes } of this.rows)
      if (footnotes.get(footnote.mark) === null) footnotes.set(footnote.mark, footnote);
  }
}

/** `b` after `a`, `2` after `1`. */
function successor(mark: string): string {
  if (/^\d+$/.test(mark)) return String(Number(mark) + 1);
  return mark.slice(0, -1) + String.fromCharCode(mark.charCodeAt(mark.length - 1) + 1);
}

function tidy({ mark, text }: Footnote): Footnote {
  return { mark, text: shorten(text.replace(/\s+/g, ' ').trim(), MAX_FOOTNOTE_LENGTH) };
}

function joinLoneMark(blocks: Block[]): Segment[] {
  const lines = blocks.flatMap((block) => block.segments);
  const [mark, text, ...rest] = lines;
  const isBeside = mark && text && text.left >= mark.right && Math.abs(text.y - mark.y) < mark.height;
  const isApart = isBeside && (isLoneMark(mark.text) || (blocks.length > 1 && isFootnoteMark(mark.text)));
  return isApart ? [toSegment([...mark.runs, ...text.runs]), ...rest] : lines;
}
