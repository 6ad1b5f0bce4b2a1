import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { clearStamp, fingerprint, isFresh, setStamp } from './fingerprint.ts';

describe('skipping a build', () => {
  let root: string;
  beforeEach(() => {
    root = mkdtempSync(path.join(tmpdir(), 'fingerprint-'));
    write('src/index.ts', 'one');
  });
  afterEach(() => rmSync(root, { recursive: true }));

  function write(file: string, text: string): void {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  }

  function print(settings: Record<string, string> = {}): string {
    return fingerprint({ root, sources: ['src', 'package.json'], settings });
  }

  it.each([
    ['a file changes', () => write('src/index.ts', 'two')],
    ['a file is added', () => write('src/deep/more.ts', '')],
    ['a file is renamed', () => renameSync(path.join(root, 'src/index.ts'), path.join(root, 'src/other.ts'))],
    ['a missing file appears', () => write('package.json', '{}')],
  ])('builds again when %s', (_, change) => {
    const before = print();
    change();
    expect(print()).not.toBe(before);
  });

  it('builds again when a setting changes', () => {
    expect(print({ VITE_HOST: 'a' })).not.toBe(print({ VITE_HOST: 'b' }));
  });

  it.each(['src/index.test.ts', 'src/dist/index.js', 'src/node_modules/x/index.js', 'README.md'])(
    'does not build again for %s',
    (file) => {
      const before = print();
      write(file, 'anything');
      expect(print()).toBe(before);
    },
  );

  it('treats a build as fresh only with its stamp and its output', () => {
    const stamp = { file: path.join(root, 'stamps/web'), output: path.join(root, 'dist/index.html') };
    setStamp(stamp, 'abc');
    expect(isFresh(stamp, 'abc')).toBe(false);
    write('dist/index.html', '');
    expect(isFresh(stamp, 'abc')).toBe(true);
    expect(isFresh(stamp, 'abd')).toBe(false);
    clearStamp(stamp);
    expect(isFresh(stamp, 'abc')).toBe(false);
  });
});
