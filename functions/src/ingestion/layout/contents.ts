import type { Row } from './layout.ts';

/** A title and its page with dots between them. */
const DOTTED = /(?:\.{4,}|…{2,}|(?:\. ){4,})\s*(?:\d{1,4}|[ivxl]{1,6})$/i;

const LEADERS = /\.{4,}|…{2,}|(?:\. ){4,}/;
const ENTRY = /^(?:\d{1,2}(?:\.\d{1,2})*\.?|Table\s|Figure\s|Appendix\s|LIST OF|TABLE OF).*\s(\d{1,4})$/;
const HEADING =
  /^(?:\w+ ){0,2}(?:table of )?contents\b[^.]{0,30}$|^(?:list|table) of (?:(?:in-text )?(?:tables|figures)|appendices)\b[^.]{0,30}$|^(?:section |title )?page$/i;

/** From this share of entries on, a page is nothing else. */
const WHOLE = 0.7;

/**
 * The pages without tables of contents, of tables and of figures: pages of them, what is left of them on the page
 * that follows, and a short one on a page with other text, which remains.
 */
export function withoutContents<Page extends { rows: Row[] }>(pages: Page[]): Page[] {
  let goesOn = false;
  return pages.map((page) => {
    const lines = page.rows.flatMap(linesOf);
    const entries = lines.filter(isEntry).length;
    const isContents = entries >= 5 && entries >= 0.4 * lines.length;
    const dotted = lines.filter((line) => DOTTED.test(line)).length;
    const rows = isContents
      ? entries >= WHOLE * lines.length
        ? []
        : outside(page.rows, (row) => linesOf(row).some(isEntry))
      : dotted >= (goesOn ? 1 : 3)
        ? outside(page.rows, isDotted)
        : page.rows;
    goesOn = rows !== page.rows;
    return goesOn ? { ...page, rows } : page;
  });
}

/** The rows before the first entry and after the last one; a title between two of them goes over several lines. */
function outside(rows: Row[], isEntryRow: (row: Row) => boolean): Row[] {
  const [first, last] = [rows.findIndex(isEntryRow), rows.findLastIndex(isEntryRow)];
  return rows.filter((row, at) => (at < first || at > last) && !linesOf(row).every((line) => HEADING.test(line)));
}

function isEntry(line: string): boolean {
  return LEADERS.test(line) || ENTRY.test(line);
}

function isDotted(row: Row): boolean {
  const lines = linesOf(row);
  return lines.filter((line) => DOTTED.test(line)).length * 2 >= lines.length;
}

function linesOf(row: Row): string[] {
  const text = row.blocks.map((block) => block.text).join(' ');
  return row.blocks.length > 1 ? [text] : (row.blocks[0]?.segments.map((segment) => segment.text) ?? []);
}
