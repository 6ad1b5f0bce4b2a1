import type { Row } from './layout.ts';

const LEADERS = /\.{4,}|…{2,}|(?:\. ){4,}/;
const ENTRY = /^(?:\d{1,2}(?:\.\d{1,2})*\.?|Table\s|Figure\s|Appendix\s|LIST OF|TABLE OF).*\s(\d{1,4})$/;

/** Whether a page is a table of contents (or of tables, or figures): a list of titles with page numbers. */
export function isContentsPage(rows: Row[]): boolean {
  const lines = rows.flatMap((row) => {
    const text = row.blocks.map((block) => block.text).join(' ');
    return row.blocks.length > 1 ? [text] : (row.blocks[0]?.segments.map((segment) => segment.text) ?? []);
  });
  const entries = lines.filter((line) => LEADERS.test(line) || ENTRY.test(line));
  return entries.length >= 5 && entries.length >= 0.4 * lines.length;
}
