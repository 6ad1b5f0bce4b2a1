import type { Block } from '../layout/blocks.ts';
import { continuesCaption } from '../layout/caption.ts';
import type { Row } from '../layout/rows.ts';
import { Footnotes } from '../tables/footnotes.ts';
import { readTable, type TablePart } from '../tables/read-table.ts';
import type { TableFrame } from '../tables/table-frame.ts';
import type { DescribedRow } from '../tables/table-rows.ts';
import type { Passage } from './passage.ts';

/** The table that following rows may continue, with its caption and footnotes. */
export class OpenTable {
  private frame: TableFrame | null = null;
  private caption = '';
  private readonly footnotes = new Footnotes();

  /** A caption with the current table's number continues it. */
  readCaption(text: string): void {
    if (!continuesCaption(text, this.frame?.caption ?? '')) this.end();
    this.caption = text;
  }

  /** Reads rows as a new table, or as a continuation if `canContinue`. */
  readRows(rows: Row[], { bodyFont, canContinue }: { bodyFont: string; canContinue: boolean }): TablePart[] {
    if (!canContinue) this.end();
    const { frame: before, caption } = this;
    const parts = readTable(rows, { caption, bodyFont, before });
    if (parts[0]?.frame.caption !== before?.caption) this.footnotes.end();
    this.caption = '';
    return parts;
  }

  /** A caption is right above. */
  get isCaptioned(): boolean {
    return this.caption !== '';
  }

  /** Moves to a part of the table; true when its headers are new. */
  enterPart({ frame }: TablePart): boolean {
    const hasNewHeaders = frame.headers.length > 0 && frame.headers !== this.frame?.headers;
    this.frame = frame;
    return hasNewHeaders;
  }

  /** Registers a row's passage for footnotes below the table. */
  annotate(passage: Passage, { row, headerMarks }: DescribedRow): void {
    this.footnotes.addRow(passage.context, row, headerMarks);
  }

  /** Reads text below the table; false if it is not one of its notes. */
  readBelow(blocks: Block[]): boolean {
    this.caption = '';
    return this.footnotes.readBelow(blocks);
  }

  /** After other text, rows are a new table, but footnotes may still follow. */
  interrupt(): void {
    this.frame = null;
  }

  /** Keeps the caption, which may belong to the next table. */
  end(): void {
    this.frame = null;
    this.footnotes.end();
  }

  endAtHeading(): void {
    this.end();
    this.caption = '';
  }
}
