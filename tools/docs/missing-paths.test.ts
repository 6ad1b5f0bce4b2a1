import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../project.ts';
import { missingAnchors, missingPaths } from './missing-paths.ts';

const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');
const exists = (file: string) => existsSync(path.join(ROOT, file));
const pages = ['README.md', 'samples/README.md', ...globSync('docs/**/*.md', { cwd: ROOT })];

it.each(pages)('%s names only paths and headings that exist', (page) => {
  expect(missingPaths(page, read(page), exists)).toEqual([]);
  expect(missingAnchors(page, read(page), read)).toEqual([]);
});

it('keeps the README to one sitting', () => {
  expect(read('README.md').split(/\s+/).length).toBeLessThanOrEqual(1200);
});

describe('missingPaths', () => {
  const missing = (text: string) => missingPaths('docs/page.md', text, (file) => file === 'docs/other.md');

  it('resolves links from the page', () => {
    expect(missing('[a](other.md) [b](other.md#there) [c](../other.md) [d](https://example.org/x)')).toEqual([
      'other.md',
    ]);
  });

  it('checks paths in backticks, but no placeholders or globs', () => {
    expect(missing('`docs/other.md` `docs/gone.md` `web/FEATURE/x.ts` `functions/src/*/` `YOUR/own`')).toEqual([
      'docs/gone.md',
    ]);
  });
});

describe('missingAnchors', () => {
  const missing = (text: string) =>
    missingAnchors('docs/page.md', text, () => '# A page\n\n## What it does, and why\n');

  it('compares with the headings of the target', () => {
    expect(missing('[a](other.md#what-it-does-and-why) [b](#a-page) [c](other.md#gone)')).toEqual([
      'docs/other.md#gone',
    ]);
  });
});
