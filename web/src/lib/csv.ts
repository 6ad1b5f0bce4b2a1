/** RFC 4180 with a byte order mark, so that spreadsheets read it as UTF-8. */
export function csvOf(rows: readonly (readonly string[])[]): string {
  return `\uFEFF${rows.map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`;
}

/** What a spreadsheet could take for a formula gets an apostrophe, which makes it text. */
function cell(value: string): string {
  const text = /^\s*[=+\-@\t\r|%]/.test(value) ? `'${value}` : value;
  return `"${text.replaceAll('"', '""')}"`;
}

export function csvFile(rows: readonly (readonly string[])[]): Blob {
  return new Blob([csvOf(rows)], { type: 'text/csv;charset=utf-8' });
}
