import { continuesCaption, isCaption } from '../tables/caption.ts';
import { withoutContents } from '../layout/contents.ts';
import { Footnotes } from '../tables/footnotes.ts';
import { startsItem } from '../layout/list-mark.ts';
import { ListPath } from '../layout/list-path.ts';
import { goesOn, joinParagraphs } from '../layout/paragraphs.ts';
import { follows, readHeading, SectionPath } from '../layout/headings.ts';
import { joinText, toBlock, type Block, type Row } from '../layout/layout.ts';
import { toPageAxes } from '../pdf/page-text.ts';
import { withoutEmptyParts } from './passage-context.ts';
import type { Passage } from './passage.ts';
import { frameTable, splitAtHeads, tableLength, type TableFrame, type TableRegion } from '../tables/table-region.ts';
import { describeRows } from '../tables/table-rows.ts';

/** A page as rows, from top to bottom. */
export interface RowedPage {
  page: number;
  turn: number;
  rows: Row[];
}

/** Paragraphs are joined up to this many characters, so that a passage is about one thing and still tells it whole. */
const PASSAGE_LENGTH = 600;

/** A sentence that goes on in the next paragraph keeps both together up to this many characters. */
const LONGEST_PASSAGE = 1400;

/** A line so much larger than the cells below it is a heading above the table. */
const LARGER = 1.15;

const PLAIN_HEADING = /^\p{Lu}[^®]*[^.,;®]$/u;
const CAPTION = /^(?:Table|Figure|Attachment|Appendix)\s+[\w.-]+/i;
const APPENDIX = /^(?:Appendix|Attachment|Annex)\s+[\dA-Z]{1,3}(?:[:.]|$|\s\p{Lu})/u;
const OUTERMOST =
  /^(?:(?:protocol\s+)?(?:appendix|attachment|annex)\b|synopsis|protocol synopsis|references|list of )/i;

/** Cuts the pages of a document into passages. Tables of contents give none. */
export function cutPassages(pages: RowedPage[], bodyFont: string): Passage[] {
  const cutter = new Cutter(bodyFont);
  for (const page of withoutContents(pages)) cutter.cut(page);
  return cutter.finish();
}

class Cutter {
  private readonly passages: Passage[] = [];
  private readonly path = new SectionPath();
  private readonly bodyFont: string;
  private page: RowedPage = { page: 0, turn: 0, rows: [] };
  private ordinal = 0;
  private prose: Block[] = [];
  private readonly list = new ListPath();
  private table: TableFrame | null = null;
  private caption = '';
  private readonly footnotes = new Footnotes();

  constructor(bodyFont: string) {
    this.bodyFont = bodyFont;
  }

  cut(page: RowedPage): void {
    this.page = page;
    this.ordinal = 0;
    const { rows } = page;
    for (let at = 0; at < rows.length;) {
      const cells = heightOf(rows.slice(at).find((row) => row.blocks.length > 1));
      const breaks = (row: Row) =>
        this.isSection(row) ||
        this.isCaption(row) ||
        (row !== rows[at] && isAppendix(row)) ||
        (this.isHeading(row) && heightOf(row) > LARGER * cells);
      const length = tableLength(rows, at, breaks);
      if (length > 0) {
        this.addTable(rows.slice(at, at + length));
        at += length;
      } else {
        const row = rows[at];
        if (row) this.addRow(row);
        at++;
      }
    }
    this.flush();
  }

  finish(): Passage[] {
    this.footnotes.end();
    return this.passages;
  }

  private addRow(row: Row): void {
    const block = row.blocks.length === 1 ? row.blocks[0] : toBlock(row.blocks.flatMap((cell) => cell.segments));
    if (!block) return;
    const { text } = block;
    if (this.isHeading(row)) {
      this.flush();
      this.footnotes.end();
      this.enter(block);
      this.prose.push(block);
      this.list.leave();
      this.table = null;
      this.caption = '';
      return;
    }
    if (this.isCaption(row)) {
      this.flush();
      if (!continuesCaption(text, this.table?.caption ?? '')) this.endTable();
      this.caption = text;
      this.add([block], { kind: 'heading', context: {} });
      return;
    }
    this.caption = '';
    const isNote = this.footnotes.read(row.blocks);
    if (startsItem(text)) {
      this.flush();
      this.add([block], { kind: 'list', context: { leadIn: this.list.enter(text, block.left) } });
      return;
    }
    const leadsIn = /:\s*$/.test(text);
    this.list.pass(text, block.left);
    const length = joinText(this.prose).length + text.length;
    if (length > (goesOn(this.prose.at(-1), block) ? LONGEST_PASSAGE : PASSAGE_LENGTH)) this.flush();
    this.prose.push(block);
    if (leadsIn) this.flush();
    if (!isNote) this.table = null;
  }

  private endTable(): void {
    this.table = null;
    this.footnotes.end();
  }

  private addTable(rows: Row[]): void {
    this.flush();
    const continued = (this.ordinal === 0 || this.caption !== '') && !rows.slice(0, 1).some(isAppendix);
    if (!continued) this.endTable();
    const region = frameTable(rows, { caption: this.caption, bodyFont: this.bodyFont, before: this.table });
    if (region.frame.caption !== this.table?.caption) this.footnotes.end();
    this.caption = '';
    for (const part of splitAtHeads(region)) this.addRegion(part);
  }

  private addRegion(region: TableRegion): void {
    const { heads, caption } = region.frame;
    if (heads.length > 0 && heads !== this.table?.heads)
      this.add(
        heads.flatMap((row) => row.blocks),
        { kind: 'heading', context: { caption } },
      );
    this.table = region.frame;
    const leadIn = this.list.leadIn === '' ? [] : [this.list.leadIn];
    for (const { row, context, footnotes } of describeRows(region)) {
      const passage = this.add(row.blocks, { kind: 'table', context: { ...context, leadIn } });
      if (passage) this.footnotes.addRow(passage.context, row, footnotes);
    }
  }

  private enter(block: Block): void {
    const heading = readHeading(block.text);
    if (heading) this.path.enter(heading);
    else this.path.enterPlain(block.text, OUTERMOST.test(block.text));
  }

  private isHeading(row: Row): boolean {
    const [block, ...rest] = row.blocks;
    if (!block || rest.length > 0) return false;
    if (this.isSection(row)) return true;
    const words = block.text.split(' ').length;
    return (
      this.standsOut(block) &&
      words <= 10 &&
      block.segments.length <= 2 &&
      PLAIN_HEADING.test(block.text) &&
      !CAPTION.test(block.text)
    );
  }

  private isSection(row: Row): boolean {
    const [block, ...rest] = row.blocks;
    if (!block || rest.length > 0 || block.text.length > 150 || block.segments.length > 4) return false;
    const heading = readHeading(block.text);
    return (
      heading !== null &&
      follows(this.path.number, heading.number) &&
      (this.standsOut(block) || heading.number.length > 1)
    );
  }

  private standsOut(block: Block): boolean {
    return block.segments.every((segment) => segment.runs.every((run) => run.font !== this.bodyFont));
  }

  private isCaption(row: Row): boolean {
    if (row.blocks.length > 2) return false;
    const text = joinText(row.blocks);
    return isCaption(text) && text.length < 220 && !/[.;,]$/.test(text);
  }

  private flush(): void {
    if (this.prose.length > 0) this.add(this.prose, { kind: 'prose', context: {} });
    this.prose = [];
  }

  private add(blocks: Block[], { kind, context }: Pick<Passage, 'kind' | 'context'>): Passage | null {
    const text = kind === 'prose' ? joinParagraphs(blocks) : joinText(blocks);
    if (!/[\p{L}\d]/u.test(text)) return null;
    this.ordinal++;
    const { left, bottom, right, top } = toBlock(blocks.flatMap((block) => block.segments));
    const passage: Passage = {
      id: `p${this.page.page}-${this.ordinal}`,
      page: this.page.page,
      section: this.path.labels,
      kind,
      text,
      context: withoutEmptyParts(context),
      rect: toPageAxes([left, bottom, right, top], this.page.turn),
    };
    this.passages.push(passage);
    return passage;
  }
}

/** The title of an appendix: whatever table stands before it has ended. */
function isAppendix({ blocks: [block, ...rest] }: Row): boolean {
  return block !== undefined && rest.length === 0 && block.segments.length <= 2 && APPENDIX.test(block.text);
}

function heightOf(row: Row | undefined): number {
  return Math.max(0, ...(row?.blocks ?? []).flatMap((block) => block.segments.map((segment) => segment.height)));
}
