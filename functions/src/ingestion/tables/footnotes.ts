import { footnoteMark, marksIn } from './footnote-marks.ts';
import { joinText, toSegment, type Block, type Row, type Segment } from '../layout/layout.ts';
import { isBulleted, isLoneMark } from '../layout/list-mark.ts';
import type { Footnote, RowContext } from './row-context.ts';
import { shorten } from './shorten.ts';

/** A row's context and the footnotes it refers to, in the order of their marks; null for those not read yet. */
interface NotedRow {
  context: RowContext;
  notes: Map<string, Footnote | null>;
}

/** How much of a footnote goes with each row that refers to it. */
const LONGEST_NOTE = 240;

/** So many blocks that are no footnotes, one after the other, end what stands under a table. */
const MOST_BETWEEN = 3;

const LEGEND = /^(?:abbreviations?|notes?|source|key|legend)\b|^[\p{L}\d/-]{1,12}\s?[=:]\s/iu;

/**
 * Ties the footnotes under a table to the rows that refer to them. They may stand under each part of a table, or under
 * its last part alone, pages later.
 */
export class Footnotes {
  private rows: NotedRow[] = [];
  private known = new Map<string, Footnote>();
  private current: Footnote | null = null;
  private between = 0;

  /** Adds a row, its context and the marks in the headers above it. */
  addRow(context: RowContext, row: Row, overIt: string[]): void {
    const marks = [...row.blocks.flatMap(marksIn), ...overIt];
    this.rows.push({ context, notes: new Map(marks.map((mark) => [mark, null])) });
    this.current = null;
    this.between = 0;
  }

  /** Reads what stands under the table; false when it is none of its footnotes. */
  read(blocks: Block[]): boolean {
    if (this.rows.length === 0) return false;
    const lines = joinMark(blocks.flatMap((block) => block.segments));
    let found = false;
    for (const [at, line] of lines.entries()) {
      const start = footnoteMark(line);
      if (start && (start.raised || this.isNear(at, start.certain)) && this.isWanted(start.mark)) {
        this.begin(start.mark, start.text);
        found = true;
      } else if (this.current && found) this.current.text += ` ${line.text}`;
    }
    const text = joinText(blocks);
    const [first] = lines;
    const begins = first !== undefined && footnoteMark(first) !== null;
    const broken = !begins && !/[.;:!?)]$/.test(this.current?.text ?? '');
    const goesOn = !found && this.current !== null && (broken || isBulleted(text));
    if (goesOn && this.current) this.current.text += ` ${text}`;
    if (found || goesOn || LEGEND.test(text)) {
      this.between = 0;
      return true;
    }
    this.current = null;
    this.between++;
    if (this.between >= MOST_BETWEEN) this.end();
    return false;
  }

  /** Another table or section begins: gives each row its footnotes. */
  end(): void {
    for (const { context, notes } of this.rows) {
      const read = [...notes].flatMap(([mark, note]) => note ?? this.known.get(mark) ?? []);
      const footnotes = read.map(({ mark, text }) => ({
        mark,
        text: shorten(text.replace(/\s+/g, ' ').trim(), LONGEST_NOTE),
      }));
      if (footnotes.length > 0) context.footnotes = footnotes;
    }
    this.rows = [];
    this.known = new Map();
    this.current = null;
    this.between = 0;
  }

  /** A mark that is not raised counts right below the table, and within a paragraph only where it is set off. */
  private isNear(line: number, certain: boolean): boolean {
    return this.between <= 1 && (line === 0 || certain);
  }

  private isWanted(mark: string): boolean {
    return this.rows.some(({ notes }) => notes.has(mark));
  }

  private begin(mark: string, text: string): void {
    const note = { mark, text };
    this.current = note;
    this.known.set(mark, note);
    for (const { notes } of this.rows) if (notes.get(mark) === null) notes.set(mark, note);
  }
}

/** A mark that stands apart from its text is of one line with it. */
function joinMark(lines: Segment[]): Segment[] {
  const [mark, text, ...rest] = lines;
  const apart = mark && text && text.left >= mark.right && Math.abs(text.y - mark.y) < mark.height;
  return apart && isLoneMark(mark.text) ? [toSegment([...mark.runs, ...text.runs]), ...rest] : lines;
}
