import { readFileSync } from 'node:fs';

/**
 * The rows of a table in `tables/`. Lines that begin with # are comments. The build copies the folder beside the
 * bundle, so the same relative path works from source and when deployed.
 *
 * @throws Error if the file is missing or a row is malformed
 */
export function readTable(name: string, columns: number): string[][] {
  const text = readFileSync(new URL(`./tables/${name}.tsv`, import.meta.url), 'utf8');
  return parseTable(text, columns);
}

/** @throws Error for a row with another number of columns, or with an empty cell in any but the last of three */
export function parseTable(text: string, columns: number): string[][] {
  return text
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const cells = line.split('\t');
      const [said, meant] = cells;
      if (cells.length !== columns || !said || !meant) throw new Error(`Malformed row in the lexicon: ${line}`);
      return cells;
    });
}

/** The items of a comma-separated cell. */
export function itemsOf(cell: string): string[] {
  return cell
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '');
}
