import { joinText, toBlock, type Block } from '../layout/blocks.ts';
import type { LaidOutPage } from '../layout/lay-out-pages.ts';
import { toPageAxes } from '../pdf/page-text.ts';
import { joinParagraphs } from './paragraphs.ts';
import { withoutEmptyParts } from './passage-context.ts';
import type { Passage } from './passage.ts';

export type PassageParts = Pick<Passage, 'section' | 'kind' | 'context'> & { blocks: Block[] };

/** Numbers the passages of each page. */
export class PassageWriter {
  readonly passages: Passage[] = [];
  private current: Pick<LaidOutPage, 'page' | 'turn' | 'readBy'> = { page: 0, turn: 0 };
  private ordinal = 0;

  startPage(page: LaidOutPage): void {
    this.current = page;
    this.ordinal = 0;
  }

  get page(): number {
    return this.current.page;
  }

  get isPageEmpty(): boolean {
    return this.ordinal === 0;
  }

  /** Null for blocks without a letter or digit. */
  add({ section, kind, context, blocks }: PassageParts): Passage | null {
    const text = kind === 'prose' ? joinParagraphs(blocks) : joinText(blocks);
    if (!/[\p{L}\d]/u.test(text)) return null;
    this.ordinal++;
    const { page, turn, readBy } = this.current;
    const { left, bottom, right, top } = toBlock(blocks.flatMap((block) => block.segments));
    const passage: Passage = {
      id: `p${page}-${this.ordinal}`,
      page,
      section,
      kind,
      text,
      context: withoutEmptyParts(context),
      rect: toPageAxes([left, bottom, right, top], turn),
      ...(readBy && { read_by: readBy }),
    };
    this.passages.push(passage);
    return passage;
  }
}
