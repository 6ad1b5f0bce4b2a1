import { toBlock, type Block } from '../layout/blocks.ts';
import type { LaidOutDocument, LaidOutPage } from '../layout/lay-out-pages.ts';
import { startsItem } from '../layout/list-mark.ts';
import type { Row } from '../layout/rows.ts';
import { tableLength } from '../tables/find-table.ts';
import { leadsIntoList, ListPath } from './list-path.ts';
import { OpenTable } from './open-table.ts';
import { fitsPassage } from './paragraphs.ts';
import { PassageWriter, type PassageParts } from './passage-writer.ts';
import type { Passage } from './passage.ts';
import { isAppendixTitle, isCaptionRow, isHeadingRow, tableEnds, type Surroundings } from './row-kinds.ts';
import { SectionPath } from './section-path.ts';

interface Place {
  bodyFont: string;
  sections: SectionPath;
  lists: ListPath;
  table: OpenTable;
  /** Paragraphs of the current passage. */
  prose: Block[];
  writer: PassageWriter;
}

/** Last pipeline stage. */
export function cutPassages({ pages, bodyFont }: Pick<LaidOutDocument, 'pages' | 'bodyFont'>): Passage[] {
  const place: Place = {
    bodyFont,
    sections: new SectionPath(),
    lists: new ListPath(),
    table: new OpenTable(),
    prose: [],
    writer: new PassageWriter(),
  };
  for (const page of pages) cutPage(page, place);
  place.table.end();
  return place.writer.passages;
}

function cutPage(page: LaidOutPage, place: Place): void {
  place.writer.startPage(page);
  let rows = page.rows;
  while (rows[0]) {
    const length = tableLength(rows, tableEnds(rows, surroundingsOf(place)));
    if (length > 0) addTable(rows.slice(0, length), place);
    else addRow(rows[0], place);
    rows = rows.slice(Math.max(1, length));
  }
  endProse(place);
}

function addRow(row: Row, place: Place): void {
  const [first, ...others] = row.blocks;
  if (!first) return;
  const block = others.length === 0 ? first : toBlock(row.blocks.flatMap((cell) => cell.segments));
  if (isHeadingRow(row, surroundingsOf(place))) addHeading(block, place);
  else if (isCaptionRow(row)) addCaption(block, place);
  else {
    const isNote = place.table.readBelow(row.blocks);
    if (startsItem(block.text)) addListItem(block, place);
    else {
      addParagraph(block, place);
      if (!isNote) place.table.interrupt();
    }
  }
}

/** The heading is the first line of the passage below. */
function addHeading(block: Block, place: Place): void {
  endProse(place);
  place.table.endAtHeading();
  place.lists.leave();
  place.sections.enter(block.text);
  place.prose.push(block);
}

function addCaption(block: Block, place: Place): void {
  endProse(place);
  place.table.readCaption(block.text);
  addPassage(place, { kind: 'heading', context: {}, blocks: [block] });
}

function addListItem(block: Block, place: Place): void {
  endProse(place);
  const leadIn = place.lists.enter(block.text, block.left);
  addPassage(place, { kind: 'list', context: { leadIn }, blocks: [block] });
}

function addParagraph(block: Block, place: Place): void {
  place.lists.pass(block.text, block.left);
  if (!fitsPassage(place.prose, block)) endProse(place);
  place.prose.push(block);
  if (leadsIntoList(block.text)) endProse(place);
}

function addTable(rows: Row[], place: Place): void {
  const { table, lists, writer, bodyFont } = place;
  endProse(place);
  const canContinue = (writer.isPageEmpty || table.isCaptioned) && !rows.slice(0, 1).some(isAppendixTitle);
  const leadIn = lists.leadIn === '' ? [] : [lists.leadIn];
  for (const part of table.readRows(rows, { bodyFont, canContinue })) {
    const { headers, caption } = part.frame;
    if (table.enterPart(part))
      addPassage(place, { kind: 'heading', context: { caption }, blocks: headers.flatMap((row) => row.blocks) });
    for (const described of part.rows) {
      const context = { ...described.context, leadIn };
      const passage = addPassage(place, { kind: 'table', context, blocks: described.row.blocks });
      if (passage) table.annotate(passage, described);
    }
  }
}

function endProse(place: Place): void {
  if (place.prose.length > 0) addPassage(place, { kind: 'prose', context: {}, blocks: place.prose });
  place.prose = [];
}

function addPassage({ sections, writer }: Place, parts: Omit<PassageParts, 'section'>): Passage | null {
  return writer.add({ section: sections.labels, ...parts });
}

function surroundingsOf({ bodyFont, sections }: Place): Surroundings {
  return { bodyFont, section: sections.number };
}
