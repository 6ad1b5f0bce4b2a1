import type { Row } from './row.ts';

/** A title, dots and a page number. */
const DOTTED = /(?:[.·]{4,}|…{2,}|(?:[.·] ){4,})\s*(?:\d{1,4}|[ivxl]{1,6})$/i;

const LEADERS = /[.·]{4,}|…{2,}|(?:[.·] ){4,}/;
const ENTRY = /^(?:\d{1,2}(?:\.\d{1,2})*\.?|Table\s|Figure\s|Appendix\s|LIST OF|TABLE OF).*\s(\d{1,4})$/;
const HEADING =
  /^(?:\w+ ){0,2}(?:table of )?contents\b[^.]{0,30}$|^(?:list|table) of (?:(?:in-text )?(?:tables|figures)|appendices)\b[^.]{0,30}$|^(?:section |title )?page$/i;

// Set by eye on the development protocols.

/** Entries, and their share of the lines, on a page of contents. */
const CONTENTS = { entries: 5, share: 0.4 };

/** Share of entries from which the whole page is removed. */
const ONLY_CONTENTS = 0.7;

/** Dotted lines that make a short table of contents among other text, or continue one from the page before. */
const DOTTED_LINES = { first: 3, continued: 1 };

/** Also of tables and figures, short ones among other text, and what continues on the next page. */
export function withoutContents<Page extends { rows: Row[] }>(pages: Page[]): Page[] {
  let continues = false;
  return pages.map((page) => {
    const rows = rowsWithoutContents(page.rows, continues);
    continues = rows !== page.rows;
    return continues ? { ...page, rows } : page;
  });
}

/** Lines that `withoutContents` removed. */
export function contentsLines(pages: { rows: Row[] }[], kept: { rows: Row[] }[]): string[] {
  return pages.flatMap(({ rows }, at) => {
    const left = new Set(kept[at]?.rows);
    return left.size === rows.length ? [] : rows.filter((row) => !left.has(row)).flatMap(textLines);
  });
}

/** Returns the same array if nothing is removed. */
function rowsWithoutContents(rows: Row[], continues: boolean): Row[] {
  const lines = rows.flatMap(textLines);
  const entries = lines.filter(isEntry).length;
  if (entries >= CONTENTS.entries && entries >= CONTENTS.share * lines.length)
    return entries >= ONLY_CONTENTS * lines.length ? [] : outsideEntries(rows, (row) => textLines(row).some(isEntry));
  const dotted = lines.filter((line) => DOTTED.test(line)).length;
  const needed = continues ? DOTTED_LINES.continued : DOTTED_LINES.first;
  return dotted >= needed ? outsideEntries(rows, isDotted) : rows;
}

/** Titles between entries may take several lines. */
function outsideEntries(rows: Row[], isEntryRow: (row: Row) => boolean): Row[] {
  let [first, last] = [rows.findIndex(isEntryRow), rows.findLastIndex(isEntryRow)];
  while (isUnnumberedEntry(rows[first - 1])) first--;
  while (isUnnumberedEntry(rows[last + 1])) last++;
  return rows.filter((row, at) => (at < first || at > last) && !textLines(row).every((line) => HEADING.test(line)));
}

/** A chapter without a number, beside its page. */
function isUnnumberedEntry(row: Row | undefined): boolean {
  const [title, page, ...more] = row?.blocks ?? [];
  return more.length === 0 && !row?.cells && /^\p{Lu}/u.test(title?.text ?? '') && /^\d{1,4}$/.test(page?.text ?? '');
}

function isEntry(line: string): boolean {
  return LEADERS.test(line) || ENTRY.test(line);
}

function isDotted(row: Row): boolean {
  const lines = textLines(row);
  return lines.filter((line) => DOTTED.test(line)).length * 2 >= lines.length;
}

function textLines(row: Row): string[] {
  const text = row.blocks.map((block) => block.text).join(' ');
  return row.blocks.length > 1 ? [text] : (row.blocks[0]?.segments.map((segment) => segment.text) ?? []);
}
