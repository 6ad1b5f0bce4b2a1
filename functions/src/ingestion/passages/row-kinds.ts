import { joinText, type Block } from '../layout/blocks.ts';
import { isCaption, isLabelled } from '../layout/caption.ts';
import type { Row } from '../layout/rows.ts';
import { canFollowSection, readHeading } from './section-path.ts';

// Set by eye on the development protocols.

const MAX_SECTION = { characters: 150, lines: 4 };

/** Without a number. */
const MAX_HEADING = { words: 10, lines: 2 };

/** Characters; longer texts are sentences about a table. */
const MAX_CAPTION_LENGTH = 220;

const MAX_APPENDIX_LINES = 2;

/** Ratio between a heading above a table and its cells. */
const MIN_SIZE_RATIO = 1.15;

const UNNUMBERED_HEADING = /^\p{Lu}[^®]*[^.,;®]$/u;
const APPENDIX = /^(?:Appendix|Attachment|Annex)\s+[\dA-Z]{1,3}(?:[:.]|$|\s\p{Lu})/u;

export interface Surroundings {
  bodyFont: string;
  /** Number of the current section; empty for none. */
  section: number[];
}

export function isHeadingRow(row: Row, around: Surroundings): boolean {
  const block = onlyBlock(row);
  if (!block) return false;
  if (isSectionRow(row, around)) return true;
  return (
    isWithoutFont(block, around.bodyFont) &&
    block.text.split(' ').length <= MAX_HEADING.words &&
    block.segments.length <= MAX_HEADING.lines &&
    UNNUMBERED_HEADING.test(block.text) &&
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
    (row !== rows[0] && isAppendixTitle(row)) ||
    (fontSize(row) > MIN_SIZE_RATIO * cells && isHeadingRow(row, around));
}

function isSectionRow(row: Row, { bodyFont, section }: Surroundings): boolean {
  const block = onlyBlock(row);
  if (!block || block.text.length > MAX_SECTION.characters || block.segments.length > MAX_SECTION.lines) return false;
  const heading = readHeading(block.text);
  if (!heading || !canFollowSection(section, heading.number)) return false;
  return heading.number.length > 1 || isWithoutFont(block, bodyFont);
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
