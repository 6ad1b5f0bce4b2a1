import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { PlainError } from '../plain-error.ts';
import { ROOT } from '../project.ts';

/** Made while the file is loaded. */
export interface Edit {
  /** Relative to the repository's root. */
  file: string;
  code: string;
  replacement: string;
}

const ANSWERING = 'functions/src/answering';
const CONCEPTS = `${ANSWERING}/question/concepts.ts`;
const EVERYDAY = `${ANSWERING}/question/everyday.ts`;

/** Parts that can be switched off to measure their effect, without switches in production code. */
export const ABLATIONS: Record<string, Edit[]> = {
  lexicon: [
    { file: CONCEPTS, code: 'readLexicon()', replacement: '([] as [string, string][])' },
    { file: CONCEPTS, code: '...readAbbreviations(), ', replacement: '' },
  ],
  wordnet: [{ file: CONCEPTS, code: 'of synonymsOf(phrase)', replacement: 'of [] as string[]' }],
  everyday: [
    { file: EVERYDAY, code: 'return everyday.terms.get(term) ?? 1', replacement: 'return 1' },
    { file: EVERYDAY, code: 'return NUMBER_WEIGHT', replacement: 'return 1' },
  ],
  neighbours: [
    {
      file: `${ANSWERING}/retrieval/rank-passages.ts`,
      code: 'const NEIGHBOUR_SHARE = 0.3',
      replacement: 'const NEIGHBOUR_SHARE = 0',
    },
  ],
  counts: [{ file: `${ANSWERING}/text/terms.ts`, code: ', ...countTerms(plain)', replacement: '' }],
  common: [
    {
      file: `${ANSWERING}/retrieval/rank-passages.ts`,
      code: 'terms.filter((term) => !index.isCommon(term))',
      replacement: 'terms',
    },
  ],
};

/** Applies to modules imported from now on; `all` means every ablation. */
export function switchOff(names: string[]): void {
  const edits = editsFor(names);
  registerHooks({
    load: (url, context, nextLoad) => {
      const here = url.startsWith('file:') ? path.relative(ROOT, fileURLToPath(url)) : '';
      const loaded = nextLoad(url, context);
      const due = edits.filter(({ file }) => file === here);
      return due.length === 0
        ? loaded
        : { ...loaded, source: due.reduce(applyEdit, readFileSync(path.join(ROOT, here), 'utf8')) };
    },
  });
}

/** @throws PlainError for an unknown name */
export function editsFor(names: string[]): Edit[] {
  const chosen = names.includes('all') ? Object.keys(ABLATIONS) : names;
  return chosen.flatMap((name) => {
    const edits = ABLATIONS[name];
    if (!edits) throw new PlainError(`--without takes ${Object.keys(ABLATIONS).join(', ')} or all, not ${name}.`);
    return edits;
  });
}

/** @throws Error unless the code occurs exactly once, so that an ablation cannot silently do nothing */
export function applyEdit(source: string, { file, code, replacement }: Edit): string {
  const parts = source.split(code);
  if (parts.length !== 2) throw new Error(`${file} has ${code} ${parts.length - 1} times, not once`);
  return parts.join(replacement);
}
