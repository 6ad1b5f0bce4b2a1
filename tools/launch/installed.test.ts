import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { isInstalled } from './installed.mjs';

const LOCK = {
  '': { version: '0.1.0' },
  'node_modules/express': { version: '5.3.0' },
  'web/node_modules/vite': { version: '8.3.8' },
  'node_modules/fsevents': { version: '2.3.3', optional: true },
};

describe('whether the packages are installed', () => {
  let root: string;
  beforeEach(() => {
    root = mkdtempSync(path.join(tmpdir(), 'installed-'));
    mkdirSync(path.join(root, 'node_modules'));
    write('package-lock.json', LOCK);
  });
  afterEach(() => rmSync(root, { recursive: true }));

  function write(file: string, packages: object): void {
    writeFileSync(path.join(root, file), JSON.stringify({ packages }));
  }

  function installed(packages: object): boolean {
    write('node_modules/.package-lock.json', packages);
    return isInstalled(root);
  }

  const all = { 'node_modules/express': { version: '5.3.0' }, 'web/node_modules/vite': { version: '8.3.8' } };

  it('is true when every package is installed, except those for other platforms', () => {
    expect(installed(all)).toBe(true);
  });

  it('is false after the lock file changes', () => {
    expect(installed({ ...all, 'node_modules/express': { version: '5.2.0' } })).toBe(false);
  });

  it("is false when a workspace's package is missing", () => {
    expect(installed({ 'node_modules/express': { version: '5.3.0' } })).toBe(false);
  });

  it('is false on a fresh clone and after an interrupted installation', () => {
    expect(isInstalled(root)).toBe(false);
  });
});
