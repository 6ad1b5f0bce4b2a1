import type { Block } from '../layout/blocks.ts';
import { continuesCaption } from '../layout/caption.ts';
import type { Row } from '../layout/rows.ts';
import { Footnotes } from '../tables/footnotes.ts';
import { readTable, type TablePart } from '../tables/read-table.ts';
import type { TableFrame } from '../tables/table-frame.ts';
import type { DescribedRow } from '../tables/table-rows.ts';
import type { Passage } from './passage.ts';

/** The table that the next rows may continue, the caption above it and the notes below it. */
export class OpenTable {
  private frame: TableFrame | null = null;
  private caption = '';
  private readonly footnotes = new Footnotes();

  /** Starts a table under its caption, or continues the one with the same number. */
  readCaption(text: string): void {
    if (!continuesCaption(text, this.frame?.caption ?? '')) this.end();
    this.caption = text;
  }

  /** Reads rows as a new table, or as more of the open one when it can continue here. */
  readRows(rows: Row[], { bodyFont, canContinue }: { bodyFont: string; canContinue: boolean }): TablePart[] {
    if (!canContinue) this.end();
    const { frame: before, caption } = this;
    const parts = readTable(rows, { caption, bodyFont, before });
    if (parts[0]?.frame.caption !== before?.caption) this.footnotes.end();
    this.caption = '';
    return parts;
  }

  /** Whether there is a caption right above. */
  get isCaptioned(): boolean {
    return this.caption !== '';
  }

  /** Moves on to a part of the table; true when it has headers that were not read before. */
  enterPart({ frame }: TablePart): boolean {
    const hasNewHeaders = frame.headers.length > 0 && frame.headers !== this.frame?.headers;
    this.frame = frame;
    return hasNewHeaders;
  }

  /** Gives a row's passage the footnotes that follow below the table. */
  annotate(passage: Passage, { row, headerMarks }: DescribedRow): void {
    this.footnotes.addRow(passage.context, row, headerMarks);
  }

  /** Reads text below the table; false when it is none of its notes. */
  readBelow(blocks: Block[]): boolean {
    this.caption = '';
    return this.footnotes.readBelow(blocks);
  }

  /** Text came between: rows below it are another table, but footnotes may still follow. */
  interrupt(): void {
    this.frame = null;
  }

  /** Nothing that follows belongs to the table, a caption above the next one excepted. */
  end(): void {
    this.frame = null;
    this.footnotes.end();
  }

  /** A heading ends the table and separates a caption above it from what follows. */
  endAtHeading(): void {
    this.end();
    this.caption = '';
  }
}
