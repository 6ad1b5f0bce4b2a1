import { toBlock, type Block } from '../layout/blocks.ts';
import type { LaidOutDocument, LaidOutPage } from '../layout/lay-out-pages.ts';
import { startsItem } from '../layout/list-mark.ts';
import type { Row } from '../layout/row.ts';
import { NO_RULES } from '../pdf/rules.ts';
import type { Rules } from '../pdf/page-rules.ts';
import { tableLength } from '../tables/find-table.ts';
import { isConnective, leadsIntoList, ListPath } from './list-path.ts';
import { ListedSections } from './listed-sections.ts';
import { OpenTable } from './open-table.ts';
import { continuesItem, fitsPassage, startedSentence } from './paragraphs.ts';
import { PassageWriter, type PassageParts } from './passage-writer.ts';
import type { Passage } from './passage.ts';
import { isAppendixTitle, isCaptionRow, isHeadingRow, tableEnds, type Surroundings } from './row-kinds.ts';
import { isUnfinished, readHeading, SectionPath } from './section-path.ts';

/** Notes in two columns; a single row may be of another table. */
const MIN_NOTES = 2;

interface Place {
  bodyFont: string;
  bodySize: number;
  listed: ListedSections;
  /** Of the current page. */
  rules: Rules;
  sections: SectionPath;
  lists: ListPath;
  table: OpenTable;
  /** The passage that the next paragraph may continue. */
  open: Pick<PassageParts, 'context' | 'blocks'> & { kind: 'prose' | 'list'; isTitle?: true };
  writer: PassageWriter;
}

interface CutDocument extends LaidOutDocument {
  /** Of its tables of contents, which `pages` lack. */
  contents: string[];
}

export function cutPassages({ contents, pages, bodyFont, bodySize }: CutDocument): Passage[] {
  const place: Place = {
    bodyFont,
    bodySize,
    listed: new ListedSections(contents),
    rules: NO_RULES,
    sections: new SectionPath(),
    lists: new ListPath(),
    table: new OpenTable(),
    open: nothing(),
    writer: new PassageWriter(),
  };
  for (const page of pages) cutPage(page, place);
  place.table.end();
  return place.writer.passages;
}

function cutPage(page: LaidOutPage, place: Place): void {
  place.writer.startPage(page);
  place.rules = page.rules;
  let rows = page.rows;
  while (rows[0]) {
    const notes = place.table.countNotes(rows);
    const length = notes >= MIN_NOTES ? 0 : tableLength(rows, tableEnds(rows, surroundingsOf(place)));
    if (notes >= MIN_NOTES) for (const note of rows.slice(0, notes)) addNote(note, place);
    else if (length > 0) addTable(rows.slice(0, length), place);
    else addRow(rows[0], place);
    rows = rows.slice(Math.max(1, length, notes >= MIN_NOTES ? notes : 0));
  }
  endPassage(place);
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

function addNote(row: Row, place: Place): void {
  endPassage(place);
  place.table.readBelow(row.blocks);
  place.open.blocks.push(toBlock(row.blocks.flatMap((cell) => cell.segments)));
  endPassage(place);
}

/** The heading is the first line of the passage below. */
function addHeading(block: Block, place: Place): void {
  if (continuesTitle(block, place)) {
    place.sections.extend(block.text);
    place.open.blocks.push(block);
    return;
  }
  endPassage(place);
  place.table.endAtHeading();
  if (readHeading(block.text)) place.lists.leave();
  else place.lists.interrupt();
  if (!isOnTitlePage(block, place)) {
    if (place.listed.hasUnnumbered(block.text)) place.sections.leaveSubsections();
    place.sections.enter(block.text, place.listed.hasChapter(block.text));
  }
  place.open = { ...nothing(), blocks: [block], isTitle: true };
}

/** The second line of a title whose first is unfinished. */
function continuesTitle({ text }: Block, { open, sections }: Place): boolean {
  return open.isTitle === true && readHeading(text) === null && isUnfinished(sections.labels.at(-1) ?? '');
}

/** Title page lines look like headings, but the contents list none of them. */
function isOnTitlePage({ text }: Block, { listed, writer }: Place): boolean {
  return (
    writer.page === 1 &&
    listed.isKnown &&
    readHeading(text) === null &&
    !listed.hasChapter(text) &&
    !listed.hasUnnumbered(text)
  );
}

function addCaption(block: Block, place: Place): void {
  endPassage(place);
  place.table.readCaption(block.text);
  addPassage(place, { kind: 'heading', context: {}, blocks: [block] });
}

function addListItem(block: Block, place: Place): void {
  endPassage(place);
  const leadIn = place.lists.enter(block.text, block.left);
  place.open = { kind: 'list', context: { leadIn }, blocks: [block] };
}

function addParagraph(block: Block, place: Place): void {
  const { kind, blocks } = place.open;
  if (kind === 'list') {
    if (isConnective(block.text) || continuesItem(blocks, block)) {
      place.lists.extend(block.text);
      blocks.push(block);
      return;
    }
    endPassage(place);
  }
  place.lists.pass(startedSentence(blocks, block), block.left);
  if (!fitsPassage(place.open.blocks, block)) endPassage(place);
  place.open.blocks.push(block);
  delete place.open.isTitle;
  if (leadsIntoList(block.text)) endPassage(place);
}

function addTable(rows: Row[], place: Place): void {
  const { table, lists, writer, bodyFont, rules } = place;
  endPassage(place);
  const canContinue = (writer.isPageEmpty || table.isCaptioned) && !rows.slice(0, 1).some(isAppendixTitle);
  const leadIn = lists.leadIn === '' ? [] : [lists.leadIn];
  for (const part of table.readRows(rows, { bodyFont, canContinue, rules })) {
    const { headers, caption } = part.frame;
    if (table.enterPart(part))
      addPassage(place, { kind: 'heading', context: { caption }, blocks: headers.flatMap((row) => row.blocks) });
    for (const described of part.rows) {
      const context = { ...described.context, leadIn };
      const passage = addPassage(place, { kind: 'table', context, blocks: described.row.blocks });
      if (passage) table.annotate(passage, described);
    }
  }
  lists.passTable();
}

function endPassage(place: Place): void {
  if (place.open.blocks.length > 0) addPassage(place, place.open);
  place.open = nothing();
}

function nothing(): Place['open'] {
  return { kind: 'prose', context: {}, blocks: [] };
}

function addPassage({ sections, writer }: Place, parts: Omit<PassageParts, 'section'>): Passage | null {
  return writer.add({ section: sections.labels, ...parts });
}

function surroundingsOf({ bodyFont, bodySize, listed, sections }: Place): Surroundings {
  return { bodyFont, bodySize, listed, section: sections.number };
}
