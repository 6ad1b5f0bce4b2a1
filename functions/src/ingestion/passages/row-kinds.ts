import { joinText, type Block } from '../layout/blocks.ts';
import { isCaption, isLabelled } from '../layout/caption.ts';
import type { Row } from '../layout/row.ts';
import { footnoteMarksIn, isNoteRow } from '../tables/footnote-marks.ts';
import type { ListedSections } from './listed-sections.ts';
import { canFollowSection, isLater, readHeading } from './section-path.ts';

// Set by eye on the development protocols.

const MAX_SECTION = { characters: 150, lines: 4 };

/** Without a number. */
const MAX_HEADING = { words: 10, lines: 2 };

/** Characters; longer texts are sentences about a table. */
const MAX_CAPTION_LENGTH = 220;

const MAX_APPENDIX_LINES = 2;

/** Share of the body's font size. */
const MIN_HEADING_SIZE = 0.9;

/** Ratio between a heading above a table and its cells. */
const MIN_SIZE_RATIO = 1.15;

const UNNUMBERED_HEADING = /^\p{Lu}[^®]*[^.,;®]$/u;
/** Between criteria, however they are set. */
const CONJUNCTION = /^(?:and(?:\/or)?|or|either)(?:\W*$|\s\p{Lu}\.)/iu;
const APPENDIX = /^(?:Appendix|Attachment|Annex)\s+[\dA-Z]{1,3}(?:[:.]|$|\s\p{Lu})/u;

export interface Surroundings {
  bodyFont: string;
  /** Font size; headings are not smaller. */
  bodySize: number;
  listed: ListedSections;
  /** Number of the current section; empty for none. */
  section: number[];
}

export function isHeadingRow(row: Row, around: Surroundings): boolean {
  const block = onlyBlock(row);
  if (!block || isSmall(block, around)) return false;
  if (isSectionRow(row, around)) return true;
  if (isAppendixTitle(row)) {
    const { bodyFont, listed } = around;
    return isWithoutFont(block, bodyFont) || listed.hasChapter(block.text) || listed.hasUnnumbered(block.text);
  }
  return (
    isWithoutFont(block, around.bodyFont) &&
    block.text.split(' ').length <= MAX_HEADING.words &&
    block.segments.length <= MAX_HEADING.lines &&
    UNNUMBERED_HEADING.test(block.text) &&
    !CONJUNCTION.test(block.text) &&
    !isLabelled(block.text)
  );
}

export function isCaptionRow(row: Row): boolean {
  if (row.blocks.length > 2) return false;
  const text = joinText(row.blocks);
  return isCaption(text) && text.length < MAX_CAPTION_LENGTH && !/[.;,]$/.test(text);
}

export function isAppendixTitle(row: Row): boolean {
  const block = onlyBlock(row);
  return block !== null && block.segments.length <= MAX_APPENDIX_LINES && APPENDIX.test(block.text);
}

export function tableEnds(rows: Row[], around: Surroundings): (row: Row) => boolean {
  const cells = fontSize(rows.find((row) => row.blocks.length > 1));
  return (row) =>
    isSectionRow(row, around) ||
    isCaptionRow(row) ||
    startsNotes(row, rows) ||
    (row !== rows[0] && isAppendixTitle(row)) ||
    (fontSize(row) > MIN_SIZE_RATIO * cells && isHeadingRow(row, around));
}

/** Its first cell is a footnote mark of the rows above. */
function startsNotes(row: Row, rows: Row[]): boolean {
  if (!isNoteRow(row) || row.cells) return false;
  const above = rows.slice(0, rows.indexOf(row));
  return above.some(({ blocks }) => blocks.flatMap(footnoteMarksIn).includes(row.blocks[0]?.text ?? ''));
}

/** By the contents where they list sections, else by the numbering. */
function isSectionRow(row: Row, around: Surroundings): boolean {
  const { bodyFont, section, listed } = around;
  const block = onlyBlock(row);
  if (
    !block ||
    isSmall(block, around) ||
    block.text.length > MAX_SECTION.characters ||
    block.segments.length > MAX_SECTION.lines
  )
    return false;
  const heading = readHeading(block.text);
  if (!heading) return false;
  if (listed.covers(heading)) return listed.has(heading) && isLater(section, heading.number);
  if (!canFollowSection(section, heading.number)) return false;
  return heading.number.length > 1 || isWithoutFont(block, bodyFont);
}

/** Footnotes are smaller than text. */
function isSmall(block: Block, { bodySize }: Surroundings): boolean {
  return Math.max(...block.segments.map((segment) => segment.height)) < MIN_HEADING_SIZE * bodySize;
}

function isWithoutFont(block: Block, font: string): boolean {
  return block.segments.every((segment) => segment.runs.every((run) => run.font !== font));
}

function onlyBlock({ blocks: [block, ...others] }: Row): Block | null {
  return block && others.length === 0 ? block : null;
}

function fontSize(row: Row | undefined): number {
  return Math.max(0, ...(row?.blocks ?? []).flatMap((block) => block.segments.map((segment) => segment.height)));
}
