import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { withBuiltAssets } from './built-assets.ts';

const IMMUTABLE = [{ key: 'Cache-Control', value: 'immutable' }];
const config = {
  hosting: {
    public: 'web/dist',
    headers: [
      { source: '/assets/**', headers: [] },
      { source: '/assets/BUILT', headers: IMMUTABLE },
    ],
  },
};

let web: string;

beforeEach(() => {
  web = mkdtempSync(path.join(tmpdir(), 'built-'));
  mkdirSync(path.join(web, 'assets/pdfjs-6.5.438'), { recursive: true });
});

afterEach(() => rmSync(web, { recursive: true }));

const write = (name: string) => writeFileSync(path.join(web, 'assets', name), '');

test('exactly the files of the build are kept, and folders that carry a version', () => {
  ['index-Dx4kXJAl.js', 'index-Dx4kXJAl.css', 'pdf.worker.min-C-qJB_yW.mjs'].forEach(write);
  expect(withBuiltAssets(config, web).hosting).toEqual({
    public: 'web/dist',
    headers: [
      { source: '/assets/**', headers: [] },
      { source: '/assets/pdfjs-6.5.438/**', headers: IMMUTABLE },
      { source: '/assets/*-@(C-qJB_yW|Dx4kXJAl).*', headers: IMMUTABLE },
    ],
  });
});

test('an asset without a hash is an error', () => {
  write('index.js');
  expect(() => withBuiltAssets(config, web)).toThrow('The asset index.js has no hash in its name');
});
