import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { withoutContents } from '../../functions/src/ingestion/layout/contents.ts';
import { dropFurniture } from '../../functions/src/ingestion/layout/furniture.ts';
import { layOutPages } from '../../functions/src/ingestion/layout/lay-out-pages.ts';
import { rotateHeaders } from '../../functions/src/ingestion/layout/rotated-headers.ts';
import { segmentPage } from '../../functions/src/ingestion/layout/segments.ts';
import { toBlock, type Block } from '../../functions/src/ingestion/layout/blocks.ts';
import { extractPages } from '../../functions/src/ingestion/pdf/extract-pages.ts';
import { toPageAxes } from '../../functions/src/ingestion/pdf/page-text.ts';
import type { Passage } from '../../functions/src/ingestion/passages/passage.ts';

/** Text that no passage contains. */
export interface Discarded {
  text: string;
  why: 'furniture' | 'contents';
  rect: Passage['rect'];
}

export interface Stages {
  /** By page. */
  discarded: Map<number, Discarded[]>;
  /** Lines of the tables of contents. */
  contents: string[];
}

/** Repeats the stages of ingestion that drop text. */
export async function readStages(document: PDFDocumentProxy): Promise<Stages> {
  const texts = await extractPages(document);
  const segmented = texts.map((text) => segmentPage(rotateHeaders(text)));
  const discarded = new Map<number, Discarded[]>();
  const discard = (page: number, entry: Discarded) => discarded.set(page, [...(discarded.get(page) ?? []), entry]);
  for (const [at, kept] of dropFurniture(segmented).entries()) {
    const page = segmented[at];
    for (const segment of page?.segments ?? [])
      if (!kept.segments.includes(segment))
        discard(kept.page, describe(toBlock([segment]), { why: 'furniture', turn: kept.turn }));
  }
  const contents: string[] = [];
  const { pages } = layOutPages(texts);
  for (const [at, kept] of withoutContents(pages).entries())
    for (const row of pages[at]?.rows ?? []) {
      if (kept.rows.includes(row)) continue;
      const block = toBlock(row.blocks.flatMap((cell) => cell.segments));
      contents.push(...(row.blocks.length > 1 ? [block.text] : block.segments.map((line) => line.text)));
      discard(kept.page, describe(block, { why: 'contents', turn: kept.turn }));
    }
  return { discarded, contents };
}

function describe(block: Block, { why, turn }: { why: Discarded['why']; turn: number }): Discarded {
  return { text: block.text, why, rect: toPageAxes([block.left, block.bottom, block.right, block.top], turn) };
}
