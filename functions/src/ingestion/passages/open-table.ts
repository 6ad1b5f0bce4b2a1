import type { Block } from '../layout/blocks.ts';
import { continuesCaption } from '../layout/caption.ts';
import type { Row } from '../layout/row.ts';
import type { Rules } from '../pdf/page-rules.ts';
import { Footnotes } from '../tables/footnotes.ts';
import { readTable, type TablePart } from '../tables/read-table.ts';
import type { TableFrame } from '../tables/table-frame.ts';
import type { DescribedRow } from '../tables/table-rows.ts';
import type { Passage } from './passage.ts';

interface Surroundings {
  bodyFont: string;
  canContinue: boolean;
  /** Of the page. */
  rules: Rules;
}

export class OpenTable {
  private frame: TableFrame | null = null;
  private caption = '';
  private readonly footnotes = new Footnotes();

  /** A caption with the same number continues the table. */
  readCaption(text: string): void {
    if (!continuesCaption(text, this.frame?.caption ?? '')) this.end();
    this.caption = text;
  }

  readRows(rows: Row[], { bodyFont, canContinue, rules }: Surroundings): TablePart[] {
    if (!canContinue) this.end();
    const { frame: before, caption } = this;
    const parts = readTable(rows, { caption, bodyFont, before, rules });
    if (parts[0]?.frame.caption !== before?.caption) this.footnotes.end();
    this.caption = '';
    return parts;
  }

  get isCaptioned(): boolean {
    return this.caption !== '';
  }

  /** True when the part's headers are new. */
  enterPart({ frame }: TablePart): boolean {
    const hasNewHeaders = frame.headers.length > 0 && frame.headers !== this.frame?.headers;
    this.frame = frame;
    return hasNewHeaders;
  }

  annotate(passage: Passage, { row, headerMarks }: DescribedRow): void {
    this.footnotes.addRow(passage.context, row, headerMarks);
  }

  /** Leading rows of notes, with their marks in a column of their own. */
  countNotes(rows: readonly Row[]): number {
    return this.footnotes.countNotes(rows);
  }

  /** False if the text is not one of the table's notes. */
  readBelow(blocks: Block[]): boolean {
    this.caption = '';
    return this.footnotes.readBelow(blocks);
  }

  /** Following rows are a new table, but footnotes may still come. */
  interrupt(): void {
    this.frame = null;
  }

  /** Keeps the caption, which may be the next table's. */
  end(): void {
    this.frame = null;
    this.footnotes.end();
  }

  endAtHeading(): void {
    this.end();
    this.caption = '';
  }
}
