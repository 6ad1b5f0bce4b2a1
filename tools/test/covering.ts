import path from 'node:path';
import type { Sources } from './sources.ts';

/** Shorter texts are in many files. */
const SHORTEST = 8;

/** Code whose texts people or callers see. */
const SHOWING = /^(contract|functions|web)\/(?!.*\.test\.)/;

/** In quotes, or between two tags. */
const LITERAL = /'([^'\n]+)'|"([^"\n]+)"|`([^`$\n]+)`|>\s*([^<>{}\n]+?)\s*</g;
/** Words or an address, not code. */
const READABLE = /^\/[a-z]|^[A-Z].* /;

/**
 * Changed tests, and those that name a text of a changed file or are in its folder. They are found by reading, so some may
 * be missing.
 */
export function covering(changed: Sources, tests: Sources): string[] {
  const shown = [...changed].filter(([file]) => SHOWING.test(file));
  const texts = shown.flatMap(([, source]) => textsOf(source));
  const folders = new Set(shown.map(([file]) => path.dirname(file)));
  const isBeside = (file: string) => folders.has(path.dirname(file)) || changed.has(file);
  return [...tests]
    .filter(([file, test]) => isBeside(file) || texts.some((text) => test.includes(text)))
    .map(([file]) => file);
}

function textsOf(source: string): string[] {
  const literals = [...source.matchAll(LITERAL)].map((match) => match.slice(1).join(''));
  return literals.filter((text) => text.length >= SHORTEST && READABLE.test(text));
}
