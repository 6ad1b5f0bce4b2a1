import { readFileSync } from 'node:fs';

/**
 * Skips comment lines (#). The build copies `tables/` beside the bundle.
 *
 * @throws Error if the file is missing or a row is malformed
 */
export function tableRows(name: string, columns: number): string[][] {
  const text = readFileSync(new URL(`./tables/${name}.tsv`, import.meta.url), 'utf8');
  return parseTable(text, columns);
}

/** @throws Error for a wrong number of columns, or an empty first or second cell */
export function parseTable(text: string, columns: number): string[][] {
  return text
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const cells = line.split('\t');
      const [phrase, meaning] = cells;
      if (cells.length !== columns || !phrase || !meaning) throw new Error(`Malformed row in the lexicon: ${line}`);
      return cells;
    });
}

export function itemsOf(cell: string): string[] {
  return cell
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '');
}
