/** One phrase and the words that it brings in. */
export type Entry = [said: string, meant: string];

/**
 * The entries of a table with a line for each thing, `how it is said, or said > what protocols print`.
 * @throws if a line is of another shape
 */
export function readTable(table: string): Entry[] {
  return linesOf(table).flatMap((line) => {
    const [said, meant] = halvesOf(line, '>');
    return listOf(said).map((phrase): Entry => [phrase, meant]);
  });
}

/**
 * The entries of a table of drugs with a line for each class, `names of the class > generic (Brand, Brand), generic`:
 * brands bring in the generic and its class, generics bring in the class.
 * @throws if a line is of another shape
 */
export function readDrugTable(table: string): Entry[] {
  return linesOf(table).flatMap((line) => {
    const [names, drugs] = halvesOf(line, '>');
    const ofClass = listOf(names).join(' ');
    return drugs.split(/,(?![^(]*\))/).flatMap((drug): Entry[] => {
      const [, generic = '', brands = ''] = /^([^()]+?)\s*(?:\(([^()]+)\))?$/.exec(drug.trim()) ?? fail(line);
      return [[generic, ofClass], ...listOf(brands).map((brand): Entry => [brand, `${generic} ${ofClass}`])];
    });
  });
}

function linesOf(table: string): string[] {
  return table
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

function halvesOf(line: string, between: string): [string, string] {
  const [left = '', right = '', ...more] = line.split(between).map((half) => half.trim());
  return left === '' || right === '' || more.length > 0 ? fail(line) : [left, right];
}

function listOf(list: string): string[] {
  return list
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '');
}

function fail(line: string): never {
  throw new Error(`Not a line of the lexicon: ${line}`);
}
